import type { DatabaseSync } from 'node:sqlite';
import type { Context } from 'hono';
import { Webhook } from 'standardwebhooks';
import { transaction } from '../../../database/database.ts';
import { newSecret } from '../../../database/secret.ts';
import type { Clock } from '../../../time/clock.ts';

/** The site that shows the content: where webhooks are sent, and their outcome is read. */
export interface Site {
  origin: string;
  /** `whsec_…`; undefined where there is none. */
  secret: string | undefined;
}

/** What was changed, and where the site shows it. */
export interface Change {
  /** For the operator: 'Theme Green', 'Promotion “Daily Reload”'. */
  subject: string;
  /** Path on the site. */
  page: string;
  /** The promotion that has a page of its own; null where `page` is all there is. */
  promotionId: number | null;
}

export interface SentWebhook extends Change {
  createdAt: number;
  /** Why the site did not take it. */
  problem: string | undefined;
}

/** Makes a change and tells the site. The answer leads to the page that shows the outcome. */
export type Publish = (c: Context, change: () => Change) => Promise<Response>;

/** The hook answers at once and works afterwards. */
const TIMEOUT_MS = 5_000;

/** Sends a webhook per the Standard Webhooks specification. Returns why the site did not take it. */
async function send({ origin, secret }: Site, at: number): Promise<string | undefined> {
  if (!secret) return 'No secret signs webhooks: the site’s npm start makes one, or WEBHOOK_SECRET sets it';
  const id = `msg_${newSecret()}`;
  const sentAt = new Date(at);
  const body = JSON.stringify({ type: 'content.changed', timestamp: sentAt.toISOString(), data: {} });
  const address = `${origin}/hooks/content`;
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok ? undefined : `The site answered ${answer.status}`;
  } catch {
    return `Nobody answers at ${address}`;
  }
}

export function publisher(database: DatabaseSync, site: Site, now: Clock) {
  let latest: SentWebhook | undefined;
  const publish: Publish = async (c, change) => {
    const createdAt = now();
    const changed = transaction(database, change);
    latest = { ...changed, createdAt, problem: await send(site, createdAt) };
    return c.redirect('/desk/content', 303);
  };
  return {
    publish,
    /** The newest change since the sandbox started. */
    latest: () => latest,
  };
}
