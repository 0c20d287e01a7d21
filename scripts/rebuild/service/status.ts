import type { IncomingMessage } from 'node:http';
import type { PublishQueue } from '../queue/publish-queue.ts';
import type { LastFailure, QueueState } from '../queue/queue-state.ts';
import type { ReleaseStore } from '../release/release-store.ts';

/** What `/healthz` answers. Times in ISO 8601. */
export interface ServiceStatus {
  /** `failing`: the site is served, but the last publish failed; `empty`: there is nothing to serve yet. */
  status: 'ok' | 'failing' | 'empty';
  release: { id: string; builtAt: string; contentAt: string } | null;
  /** Since the backend was last seen to hold what is live. */
  contentAgeSeconds: number | null;
  publishing: boolean;
  waiting: boolean;
  /** The last one there was, however long ago. */
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

/** The same for people outside: a reason names paths of this machine and the backend's inner address. */
export function forOutsiders({ lastFailure, ...rest }: ServiceStatus) {
  return { ...rest, lastFailure: lastFailure && { step: lastFailure.step, at: lastFailure.at } };
}

const LOOPBACK = /^(::1|(::ffff:)?127\..*)$/;

/** Whether this machine itself asks, and not somebody through a proxy on it. */
export function isFromHere({ headers, socket }: IncomingMessage): boolean {
  return headers['x-forwarded-for'] === undefined && LOOPBACK.test(socket.remoteAddress ?? '');
}
