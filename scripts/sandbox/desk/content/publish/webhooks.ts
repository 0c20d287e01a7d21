import { readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { Context } from 'hono';
import { Webhook } from 'standardwebhooks';
import { transaction } from '../../../database/database.ts';
import { newSecret } from '../../../database/secret.ts';
import type { Clock } from '../../../time/clock.ts';

/** The site that shows the content: where webhooks are sent, and their outcome is read. */
export interface Site {
  origin: string;
  /** Opens its status to another machine. */
  statusToken: string | undefined;
  /** `whsec_…`; undefined while there is none. Read at each try, since the site may start after the sandbox. */
  secret: () => string | undefined;
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
  sentAt: number | null;
  lastProblem: string | null;
}

export interface ContentWebhooks {
  /** Adds a webhook to the outbox, in the caller's transaction. */
  queue(change: Change): void;
  /** Sends each webhook that is due once; those that fail are retried later without a further call. */
  deliver(): Promise<void>;
  /** The newest, if there is one. */
  latest(): SentWebhook | undefined;
}

/** Until the next try, by the number of tries so far (Standard Webhooks, "Retries"; its later ones are hours away). */
const RETRY_DELAYS_MS = [5_000, 30_000, 300_000];
/** The hook answers at once and works afterwards. */
const TIMEOUT_MS = 5_000;

/** Reads the secret that the site's `npm start` writes beside the database. */
export function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

async function send({ origin, secret }: Site, id: string, body: string, at: number): Promise<string | undefined> {
  const key = secret();
  if (!key) return 'The site has made no secret yet: it is not started';
  const sentAt = new Date(at);
  const address = `${origin}/hooks/content`;
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at / 1000)),
        'webhook-signature': new Webhook(key).sign(id, sentAt, body),
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

/** The outbox of content changes, per the Standard Webhooks specification. */
export function contentWebhooks(database: DatabaseSync, site: Site, now: Clock): ContentWebhooks {
  const add = database.prepare(`
    insert into webhook (id, body, subject, page, promotion_id, created_at, next_try_at)
    values (:id, :body, :subject, :page, :promotionId, :at, :at)`);
  const due = database.prepare('select id, body, tries from webhook where sent_at is null and next_try_at <= ? order by created_at, rowid');
  const sent = database.prepare('update webhook set sent_at = ?, tries = tries + 1, last_problem = null where id = ?');
  const failed = database.prepare('update webhook set tries = tries + 1, last_problem = ?, next_try_at = ? where id = ?');
  const latest = database.prepare(`
    select subject, page, promotion_id as promotionId, created_at as createdAt, sent_at as sentAt, last_problem as lastProblem from webhook
    order by created_at desc, rowid desc limit 1`);
  let running: Promise<void> | undefined;

  async function deliverDue(): Promise<void> {
    for (const { id, body, tries } of due.all(now()) as { id: string; body: string; tries: number }[]) {
      const problem = await send(site, id, body, now());
      if (!database.isOpen) return;
      if (problem === undefined) {
        sent.run(now(), id);
        continue;
      }
      const delayMs = RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)] ?? 0;
      failed.run(problem, now() + delayMs, id);
      setTimeout(() => void deliver(), delayMs).unref();
    }
  }

  async function deliver(): Promise<void> {
    // One round at a time: what was queued meanwhile is sent in the next one.
    while (running) await running;
    if (!database.isOpen) return;
    running = deliverDue().finally(() => {
      running = undefined;
    });
    await running;
  }

  return {
    queue({ subject, page, promotionId }) {
      const body = JSON.stringify({ type: 'content.changed', timestamp: new Date(now()).toISOString(), data: {} });
      add.run({ id: `msg_${newSecret()}`, body, subject, page, promotionId, at: now() });
    },
    deliver,
    latest: () => latest.get() as unknown as SentWebhook | undefined,
  };
}

/** Makes a change and sends the webhook. The answer leads to the page that shows the outcome. */
export type Publish = (c: Context, change: () => Change) => Promise<Response>;

/** A change and its webhook are written in one transaction. */
export function publisher(database: DatabaseSync, webhooks: ContentWebhooks): Publish {
  return async (c, change) => {
    transaction(database, () => webhooks.queue(change()));
    await webhooks.deliver();
    return c.redirect('/desk/content', 303);
  };
}
