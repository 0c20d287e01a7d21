import { Hono } from 'hono';
import { file } from '../../requests/file.ts';
import { THEMES } from '../../seed/schemas.ts';
import type { Stores } from '../../stores/stores.ts';
import { contentPage } from './content-page.ts';
import { type Problems, readForm } from './forms/form.ts';
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

  const page = async (problems: Problems = {}) =>
    contentPage({
      published: await published(),
      promotions: promotions.list(),
      languages: business.settings.languages,
      theme: String(currentTheme.get()?.['value']),
      problems,
      siteUrl: site.origin,
    });

  const app = new Hono();
  app.get('/', async (c) => c.html(await page()));
  app.get('/published', async (c) => c.html(await published()));
  app.get('/content.js', file(new URL('content.js', import.meta.url), 'text/javascript; charset=utf-8'));

  app.post('/theme', async (c) => {
    const chosen = (await readForm(c)).typed('theme');
    const theme = THEMES.find((name) => name === chosen);
    if (theme === undefined) return c.html(await page({ theme: 'Choose a theme from the list' }), 400);
    return publish(c, () => {
      changeTheme.run(theme);
      return { subject: `Theme ${theme}`, page: '/', promotionId: null };
    });
  });

  app.route('/promotions', promotionCalls(stores, promotions, publish));
  return app;
}
