import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Stores } from '../../../stores/stores.ts';
import { type Problems, readForm } from '../forms/form.ts';
import type { Publish } from '../publish/webhooks.ts';
import { readBanner } from './banner-form.ts';
import { bannerPage } from './banner-page.ts';
import type { BannerStore, NewBanner } from './banner-store.ts';

/** Creating and removing banners at the desk. */
export function bannerCalls({ uploads, business }: Stores, banners: BannerStore, publish: Publish): Hono {
  const { languages } = business.settings;
  const app = new Hono();
  /** Forms that have made their banner. */
  const usedKeys = new Set<string>();

  const page = (banner: NewBanner, problems: Problems = {}, key: string = randomUUID()) => bannerPage({ banner, problems, languages, key });
  const onHome = (subject: string) => ({ subject, page: '/', promotionId: null });

  app.get('/new', (c) => c.html(page({ image: '', title: '', texts: {} })));

  app.post('/', async (c) => {
    const form = await readForm(c);
    const key = form.typed('key');
    if (usedKeys.has(key)) return c.redirect('/desk/content', 303);
    const { banner, problems } = await readBanner(form, uploads, languages);
    if (Object.keys(problems).length > 0) return c.html(page(banner, problems, key), 400);
    usedKeys.add(key);
    return publish(c, () => {
      banners.create(banner);
      return onHome(`New banner “${banner.title}”`);
    });
  });

  app.post('/:id{\\d+}/remove', (c) => {
    const id = Number(c.req.param('id'));
    const banner = banners.list().find((one) => one.id === id);
    if (!banner) throw new HTTPException(404, { message: 'There is no such banner' });
    return publish(c, () => {
      banners.remove(id);
      return onHome(`Banner “${banner.title}” removed`);
    });
  });
  return app;
}
