import type { DatabaseSync } from 'node:sqlite';
import type { Context } from 'hono';
import { transaction } from '../../../database/database.ts';
import type { Change, ContentWebhooks } from './webhooks.ts';

/** Makes a change and tells the site. The answer leads to the page that says what comes of it. */
export type Publish = (c: Context, change: () => Change) => Promise<Response>;

/** A change and its webhook are written in one transaction. */
export function publisher(database: DatabaseSync, webhooks: ContentWebhooks): Publish {
  return async (c, change) => {
    transaction(database, () => webhooks.queue(change()));
    await webhooks.deliver();
    return c.redirect('/desk/content', 303);
  };
}
