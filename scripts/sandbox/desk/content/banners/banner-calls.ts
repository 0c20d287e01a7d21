import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { UploadStore } from '../../../pictures/upload-store.ts';
import { type Problems, readForm } from '../forms/form.ts';
import type { Publish } from '../publish/publish.ts';
import type { SiteTexts } from '../texts/site-texts.ts';
import { readBanner } from './banner-form.ts';
import { bannerPage } from './banner-page.ts';
import type { BannerChange, BannerStore, DeskBanner } from './banner-store.ts';

interface Parts {
  banners: BannerStore;
  texts: SiteTexts;
  uploads: UploadStore;
  publish: Publish;
}

/** Creating, changing and removing banners at the desk. */
export function bannerCalls({ banners, texts, uploads, publish }: Parts): Hono {
  const app = new Hono();
  /** Forms that have made their banner. */
  const usedKeys = new Set<string>();

  const page = (id: number | undefined, banner: BannerChange, problems: Problems = {}, key: string = randomUUID()) =>
    bannerPage({ id, banner, problems, languages: texts.languages(), key });

  function found(c: Context): DeskBanner {
    const banner = banners.find(Number(c.req.param('id')));
    if (!banner) throw new HTTPException(404, { message: 'There is no such banner' });
    return banner;
  }

  const onHome = (subject: string) => ({ subject, page: '/', promotionId: null });

  app.get('/new', (c) => c.html(page(undefined, { image: '', title: '', texts: {} })));

  app.post('/', async (c) => {
    const form = await readForm(c);
    const key = form.typed('key');
    if (usedKeys.has(key)) return c.redirect('/desk/content', 303);
    const { banner, problems } = await readBanner(form, uploads, { before: '', languages: texts.languages() });
    if (Object.keys(problems).length > 0) return c.html(page(undefined, banner, problems, key), 400);
    usedKeys.add(key);
    return publish(c, () => {
      banners.create(banner);
      return onHome(`New banner “${banner.title}”`);
    });
  });

  app.get('/:id{\\d+}', (c) => {
    const { id, ...banner } = found(c);
    return c.html(page(id, banner));
  });

  app.post('/:id{\\d+}', async (c) => {
    const { id, image } = found(c);
    const { banner, problems } = await readBanner(await readForm(c), uploads, { before: image, languages: texts.languages() });
    if (Object.keys(problems).length > 0) return c.html(page(id, banner, problems), 400);
    return publish(c, () => {
      banners.change(id, banner);
      return onHome(`Banner “${banner.title}”`);
    });
  });

  app.post('/:id{\\d+}/remove', (c) => {
    const { id, title } = found(c);
    return publish(c, () => {
      banners.remove(id);
      return onHome(`Banner “${title}” removed`);
    });
  });

  return app;
}
