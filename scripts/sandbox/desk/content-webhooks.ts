import { readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { Webhook } from 'standardwebhooks';
import { newSecret } from '../database/secret.ts';
import type { Clock } from '../time/clock.ts';

/** Where content changes are told, and with which secret. */
export interface HookTarget {
  /** The site's rebuild service. */
  address: string;
  /** `whsec_…`; undefined as long as nobody made one. Asked at each try, since the site may start after the sandbox. */
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
  /** Notes, in the caller's transaction, that the site is to be told. @returns the message's id */
  note(): string;
  /** Tries to deliver what is due, once each; what fails is tried again by itself. */
  deliver(): Promise<void>;
  /** The latest, newest first. */
  latest(): SentWebhook[];
}

/** Milliseconds until the next try, by the number of tries so far (Standard Webhooks, "Retries"; its later ones are hours away). */
const WAITS = [5_000, 30_000, 300_000];
/** Milliseconds: the hook answers at once and works afterwards. */
const PATIENCE = 5_000;

/** The secret in a file that the site's `npm start` writes beside our database. */
export function secretIn(path: string): string | undefined {
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
      signal: AbortSignal.timeout(PATIENCE),
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
      const wait = WAITS[Math.min(tries, WAITS.length - 1)] ?? 0;
      failed.run(problem, now() + wait, id);
      setTimeout(() => void deliver(), wait).unref();
    }
  }

  async function deliver(): Promise<void> {
    // One after the other: what was noted meanwhile is due in the next round.
    while (running) await running;
    if (!database.isOpen) return;
    running = deliverDue().finally(() => {
      running = undefined;
    });
    await running;
  }

  return {
    note() {
      const id = `msg_${newSecret()}`;
      const type = 'content.changed';
      add.run({ id, type, body: JSON.stringify({ type, timestamp: new Date(now()).toISOString(), data: {} }), at: now() });
      return id;
    },
    deliver,
    latest: () => latest.all() as unknown as SentWebhook[],
  };
}
