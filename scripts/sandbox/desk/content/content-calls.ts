import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { file } from '../../requests/file.ts';
import { THEMES } from '../../seed/schemas.ts';
import type { Stores } from '../../stores/stores.ts';
import { contentPage } from './content-page.ts';
import { promotionCalls } from './promotions/promotion-calls.ts';
import { promotionStore } from './promotions/promotion-store.ts';
import { publishedPart } from './publish/published.ts';
import { pageAddress, readSiteStatus } from './publish/site-status.ts';
import { publisher, type Site } from './publish/webhooks.ts';

/** The desk's pages for the site's content: promotions and theme, and the state of publishing them. */
export function contentCalls(stores: Stores, site: Site): Hono {
  const { database, business, now } = stores;
  const currentTheme = database.prepare("select value from setting where name = 'theme'");
  const changeTheme = database.prepare("update setting set value = ? where name = 'theme'");
  const promotions = promotionStore(database);
  const { publish, latest } = publisher(database, site, now);

  async function published() {
    const webhook = latest();
    return publishedPart(webhook && { webhook, status: await readSiteStatus(site), address: await pageAddress(site, webhook) });
  }

  const app = new Hono();
  app.get('/', async (c) => {
    const theme = String(currentTheme.get()?.['value']);
    const { languages } = business.settings;
    return c.html(contentPage({ published: await published(), promotions: promotions.list(), languages, theme, siteUrl: site.origin }));
  });
  app.get('/published', async (c) => c.html(await published()));
  app.get('/content.js', file(new URL('content.js', import.meta.url), 'text/javascript; charset=utf-8'));

  app.post('/theme', async (c) => {
    const chosen = (await c.req.formData()).get('theme');
    const theme = THEMES.find((name) => name === chosen);
    if (theme === undefined) throw new HTTPException(400, { message: 'Expected a theme' });
    return publish(c, () => {
      changeTheme.run(theme);
      return { subject: `Theme ${theme}`, page: '/', promotionId: null };
    });
  });

  app.route('/promotions', promotionCalls(stores, promotions, publish));
  return app;
}
