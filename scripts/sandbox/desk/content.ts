import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { type Html, pageFrame } from '../pages/page-frame.ts';
import type { Stores } from '../stores/stores.ts';
import { type Site, sendWebhook } from './webhook.ts';

/** The desk's page for the site's content: a promotion and a line of news can be added, and the site is told. */
export function contentCalls({ database }: Stores, site: Site): Hono {
  // For readers of every language, before all others and with the picture of the first of them.
  const addPromotion = database.prepare(`
    insert into promotion (promotion_name, content, image, position)
    select :name, :content, image, position - 1 from promotion order by position limit 1`);
  const setNews = database.prepare("insert or replace into setting values ('news', ?)");

  async function readField(c: Context, name: string): Promise<string> {
    const text = String((await c.req.formData()).get(name) ?? '').trim();
    if (!text) throw new HTTPException(400, { message: `Expected ${name}` });
    return text;
  }
  const answer = async (c: Context) =>
    c.html(contentPage(html`<p role="status">${await sendWebhook(site)}</p>`, site.origin));

  const app = new Hono();
  app.get('/', (c) => c.html(contentPage(html``, site.origin)));
  app.post('/promotion', async (c) => {
    addPromotion.run({ name: await readField(c, 'name'), content: await readField(c, 'content') });
    return answer(c);
  });
  app.post('/news', async (c) => {
    setNews.run(await readField(c, 'line'));
    return answer(c);
  });
  return app;
}

function contentPage(outcome: Html, siteUrl: string) {
  return pageFrame({
    title: 'Content',
    links: html`Publish saves and tells the site. <a href="/desk">Operator desk</a> · <a href="${siteUrl}">The site</a>`,
    body: html`
    ${outcome}
    <section aria-label="Promotion">
      <form method="post" action="/desk/content/promotion">
        <div class="field"><label for="name">New promotion</label><input id="name" name="name" maxlength="200" required></div>
        <div class="field"><label for="content">Content (HTML)</label>
          <textarea id="content" name="content" rows="8" maxlength="100000" required spellcheck="false"></textarea></div>
        <button>Publish promotion</button>
      </form>
    </section>
    <section aria-label="News">
      <form method="post" action="/desk/content/news">
        <div class="field"><label for="line">Line of news</label><input id="line" name="line" maxlength="200" required></div>
        <button>Publish news</button>
      </form>
    </section>`,
  });
}
