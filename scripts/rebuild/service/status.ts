import type { IncomingMessage } from 'node:http';
import type { PublishQueue } from '../queue/publish-queue.ts';
import type { LastFailure, QueueState } from '../queue/queue-state.ts';
import type { ReleaseStore } from '../release/release-store.ts';

/** The body of `/healthz`. Times in ISO 8601. */
export interface ServiceStatus {
  /** `failing`: the site is served, but the last publish failed. `empty`: there is no release yet. */
  status: 'ok' | 'failing' | 'empty';
  release: { id: string; builtAt: string; contentAt: string } | null;
  /** Since the backend was last seen to hold what is live. */
  contentAgeSeconds: number | null;
  publishing: boolean;
  waiting: boolean;
  /** The most recent failure, even if publishes have succeeded since. */
  lastFailure: LastFailure | null;
}

interface Parts {
  store: ReleaseStore;
  queue: PublishQueue;
  state: QueueState;
  isFailing: boolean;
}

export function serviceStatus({ store, queue, state, isFailing }: Parts): ServiceStatus {
  const live = store.current();
  const failing = isFailing ? 'failing' : 'ok';
  return {
    status: live ? failing : 'empty',
    release: live ? { id: live.id, builtAt: live.builtAt, contentAt: live.contentAt } : null,
    contentAgeSeconds: live ? Math.max(0, Math.round((Date.now() - Date.parse(live.contentAt)) / 1_000)) : null,
    publishing: queue.isRunning,
    waiting: queue.isWaiting,
    lastFailure: state.lastFailure ?? null,
  };
}

/** The status without the failure's reason, which names paths of this machine and the backend's private address. */
export function publicStatus({ lastFailure, ...rest }: ServiceStatus) {
  return { ...rest, lastFailure: lastFailure && { step: lastFailure.step, at: lastFailure.at } };
}

const LOOPBACK = /^(::1|(::ffff:)?127\..*)$/;

/** Whether a request comes from this machine itself, and not through a proxy on it. */
export function isLocalRequest({ headers, socket }: IncomingMessage): boolean {
  return headers['x-forwarded-for'] === undefined && LOOPBACK.test(socket.remoteAddress ?? '');
}
