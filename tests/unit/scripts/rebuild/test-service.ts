import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Outcome } from '../../../../scripts/rebuild/publish/outcome.ts';
import {
  type ServiceOptions,
  startRebuildService,
} from '../../../../scripts/rebuild/service/rebuild-service.ts';
import type { Running } from '../../../../scripts/serve/listen.ts';
import { atEnd } from '../at-end.ts';
import { openTestReleases, type TestReleases } from './test-releases.ts';

export const SECRET = `whsec_${randomBytes(32).toString('base64')}`;

export interface LogLine {
  level: 'info' | 'warn' | 'error';
  fields: unknown;
}

export interface TestService extends Running {
  releases: TestReleases;
  log: LogLine[];
  /** Publishes begun so far. */
  builds: number;
  /** A second service on the same folder, as after a restart. */
  again(): Promise<TestService>;
}

export type Publish = (releases: TestReleases, build: number) => Promise<Outcome>;

export async function startService(
  publish: Publish,
  options: Partial<ServiceOptions> = {},
  releases?: TestReleases,
): Promise<TestService> {
  const own = releases ?? (await openTestReleases());
  const log: LogLine[] = [];
  const write = (level: LogLine['level']) => (fields: unknown) => void log.push({ level, fields });
  const service: TestService = {
    releases: own,
    log,
    builds: 0,
    url: '',
    again: () => startService(publish, options, own),
    close: async () => undefined,
  };
  const running = await startRebuildService({
    port: 0,
    secret: SECRET,
    store: own.store,
    publish() {
      service.builds += 1;
      return publish(own, service.builds);
    },
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    ...options,
  });
  atEnd(running.close);
  return Object.assign(service, running);
}

interface Parts {
  id: string;
  timestamp: number;
  body: string;
  secret: string;
  /** Makes another signature of the right one. */
  sign: (ours: string) => string;
}

let sent = 0;

/** Headers and body of a delivery as a sender makes them; a part handed in replaces the right one. */
export function delivery(parts: Partial<Parts> = {}): {
  headers: Record<string, string>;
  body: string;
} {
  sent += 1;
  const {
    id = `msg_${process.pid}_${sent}`,
    timestamp = Math.floor(Date.now() / 1_000),
    body = '{"type":"content.changed"}',
    secret = SECRET,
    sign = (ours) => ours,
  } = parts;
  const signature = sign(new Webhook(secret).sign(id, new Date(timestamp * 1_000), body));
  return {
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature,
    },
    body,
  };
}

export async function deliver(
  service: Pick<Running, 'url'>,
  { headers, body } = delivery(),
): Promise<number> {
  const answer = await fetch(`${service.url}/hooks/content`, { method: 'POST', headers, body });
  await answer.text();
  return answer.status;
}
