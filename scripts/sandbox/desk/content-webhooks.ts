import { readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { Webhook } from 'standardwebhooks';
import { newSecret } from '../database/secret.ts';
import type { Clock } from '../time/clock.ts';

/** Where webhooks are sent, and the secret that signs them. */
export interface HookTarget {
  /** The site's rebuild service. */
  address: string;
  /** `whsec_…`; undefined while there is none. Read at each try, since the site may start after the sandbox. */
  secret: () => string | undefined;
}

export interface SentWebhook {
  id: string;
  createdAt: number;
  sentAt: number | null;
  tries: number;
  lastProblem: string | null;
}

export interface ContentWebhooks {
  /** Adds a webhook to the outbox, in the caller's transaction. @returns the message's id */
  queue(): string;
  /** Sends each webhook that is due once; those that fail are retried later without a further call. */
  deliver(): Promise<void>;
  /** The latest, newest first. */
  latest(): SentWebhook[];
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

async function send({ address, secret }: HookTarget, id: string, body: string, at: number): Promise<string | undefined> {
  const key = secret();
  if (!key) return 'The site has made no secret yet: it is not started';
  const sentAt = new Date(at);
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
export function contentWebhooks(database: DatabaseSync, target: HookTarget, now: Clock): ContentWebhooks {
  const add = database.prepare('insert into webhook (id, type, body, created_at, next_try_at) values (:id, :type, :body, :at, :at)');
  const due = database.prepare('select id, body, tries from webhook where sent_at is null and next_try_at <= ? order by created_at, rowid');
  const sent = database.prepare('update webhook set sent_at = ?, tries = tries + 1, last_problem = null where id = ?');
  const failed = database.prepare('update webhook set tries = tries + 1, last_problem = ?, next_try_at = ? where id = ?');
  const latest = database.prepare(`
    select id, created_at as createdAt, sent_at as sentAt, tries, last_problem as lastProblem from webhook
    order by created_at desc, rowid desc limit 5`);
  let running: Promise<void> | undefined;

  async function deliverDue(): Promise<void> {
    for (const { id, body, tries } of due.all(now()) as { id: string; body: string; tries: number }[]) {
      const problem = await send(target, id, body, now());
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
    queue() {
      const id = `msg_${newSecret()}`;
      const type = 'content.changed';
      add.run({ id, type, body: JSON.stringify({ type, timestamp: new Date(now()).toISOString(), data: {} }), at: now() });
      return id;
    },
    deliver,
    latest: () => latest.all() as unknown as SentWebhook[],
  };
}
