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

  const page = (banner: NewBanner, problems: Problems = {}) => bannerPage({ banner, problems, languages });
  const onHome = (subject: string) => ({ subject, page: '/', promotionId: null });

  app.get('/new', (c) => c.html(page({ image: '', title: '', texts: {} })));

  app.post('/', async (c) => {
    const { banner, problems } = await readBanner(await readForm(c), uploads, languages);
    if (Object.keys(problems).length > 0) return c.html(page(banner, problems), 400);
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
