import type { DatabaseSync } from 'node:sqlite';
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { transaction } from '../database/database.ts';
import { file } from '../requests/file.ts';
import type { Clock } from '../time/clock.ts';
import { contentPage, MAX_LENGTH } from './content-page.ts';
import { contentStore } from './content-store.ts';
import { contentWebhooks, type HookTarget } from './content-webhooks.ts';

/** Reads a form's fields with line ends as LF: forms send CR LF. */
async function fieldsOf(c: Context): Promise<(name: string, maxLength: number) => string> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('Content-Type') ?? '')) {
    throw new HTTPException(415, { message: 'Expected a form' });
  }
  const form = new URLSearchParams(await c.req.text());
  return (name, maxLength) => {
    const text = (form.get(name) ?? '').replaceAll('\r\n', '\n').trim();
    if (text === '') throw new HTTPException(400, { message: `Nothing was changed: ${name} is empty` });
    if (text.length > maxLength)
      throw new HTTPException(400, { message: `Nothing was changed: ${name} has more than ${maxLength} characters` });
    return text;
  };
}

/** The desk's page for promotions and the marquee. A change and its webhook are written in one transaction. */
export function contentCalls(database: DatabaseSync, target: HookTarget, now: Clock): Hono {
  const store = contentStore(database);
  const webhooks = contentWebhooks(database, target, now);
  const page = (problem?: string) =>
    contentPage({
      promotions: store.promotions(),
      marquee: store.marquee(),
      webhooks: webhooks.latest(),
      siteUrl: new URL(target.address).origin,
      ...(problem !== undefined && { problem }),
    });

  async function publish(c: Context, change: () => void): Promise<Response> {
    transaction(database, () => {
      change();
      webhooks.queue();
    });
    await webhooks.deliver();
    return c.redirect('/desk/content', 303);
  }

  const app = new Hono();
  app.get('/', (c) => c.html(page()));
  app.get('/content.css', file(new URL('content.css', import.meta.url), 'text/css; charset=utf-8'));

  app.post('/marquee', async (c) => {
    const field = await fieldsOf(c);
    const texts = store.marquee().map(({ language }) => ({ language, text: field(language, MAX_LENGTH.marquee) }));
    return publish(c, () => store.changeMarquee(texts));
  });

  app.post('/promotions/:id{\\d+}', async (c) => {
    const field = await fieldsOf(c);
    const change = { id: Number(c.req.param('id')), name: field('name', MAX_LENGTH.name), content: field('content', MAX_LENGTH.content) };
    return publish(c, () => {
      if (!store.changePromotion(change)) throw new HTTPException(404, { message: 'There is no such promotion' });
    });
  });

  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.html(page(error.message), error.status);
    throw error;
  });

  // Webhooks that could not be delivered before the last stop.
  void webhooks.deliver();
  return app;
}
