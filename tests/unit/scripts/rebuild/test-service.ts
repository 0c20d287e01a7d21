import { randomBytes, randomUUID } from 'node:crypto';
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

/** Publishes a version of its own each time. */
export const eachItsOwn = (releases: TestReleases, build: number): Promise<Outcome> =>
  releases.publish(String(build));

export type TestService = Awaited<ReturnType<typeof startService>>;

/** Starts the service on a folder of its own, or on that of an earlier one, as after a restart. `builds` counts the publishes that were begun. */
export async function startService(
  publish: typeof eachItsOwn,
  options: Partial<ServiceOptions> = {},
  earlier?: TestReleases,
) {
  const releases = earlier ?? (await openTestReleases());
  const log: { level: string; fields: unknown }[] = [];
  const write = (level: string) => (fields: unknown) => void log.push({ level, fields });
  const service = { releases, log, builds: 0 };
  const running = await startRebuildService({
    port: 0,
    secret: SECRET,
    store: releases.store,
    publish() {
      service.builds += 1;
      return publish(releases, service.builds);
    },
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    ...options,
  });
  atEnd(running.close);
  return Object.assign(service, running);
}

/** Headers and body of a delivery as a sender makes them. `sign` makes another signature of the right one. */
export function delivery({
  id = `msg_${randomUUID()}`,
  timestamp = Math.floor(Date.now() / 1_000),
  body = '{"type":"content.changed"}',
  secret = SECRET,
  sign = (ours: string) => ours,
} = {}) {
  const signature = sign(new Webhook(secret).sign(id, new Date(timestamp * 1_000), body));
  const headers: Record<string, string> = {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
  };
  return { headers, body };
}

export async function deliver(
  service: Pick<Running, 'url'>,
  { headers, body } = delivery(),
): Promise<number> {
  const answer = await fetch(`${service.url}/hooks/content`, { method: 'POST', headers, body });
  await answer.text();
  return answer.status;
}
