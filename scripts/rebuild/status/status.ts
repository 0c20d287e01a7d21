import type { Outcome } from '../publish/outcome.ts';
import type { PublishQueue } from '../queue/publish-queue.ts';
import type { QueueState } from '../queue/queue-state.ts';
import type { Release } from '../release/release.ts';
import type { ReleaseStore } from '../release/release-store.ts';

/** A publish that has ended. A change that was made before its start is covered by it. */
export interface EndedPublish {
  outcome: Outcome['kind'];
  startedAt: string;
  endedAt: string;
}

interface Parts {
  store: ReleaseStore;
  queue: PublishQueue;
  state: QueueState;
  lastPublish: EndedPublish | undefined;
}

export type ServiceStatus = ReturnType<typeof serviceStatus>;

function ageSeconds(since: string): number {
  return Math.max(0, Math.round((Date.now() - Date.parse(since)) / 1_000));
}

function liveRelease(store: ReleaseStore, { id, builtAt, contentAt, maintenance }: Release) {
  // Somebody went back to it from a newer one.
  const rolledBack = store.list().some((other) => other.withdrawn && other.id > id);
  return { id, builtAt, contentAt, maintenance, rolledBack };
}

/** What `/healthz` says of this machine. Times in ISO 8601. */
export function serviceStatus({ store, queue, state, lastPublish }: Parts) {
  const live = store.current();
  const failing = lastPublish?.outcome === 'failed' ? 'failing' : 'ok';
  return {
    /** `failing`: the site is served, but the last publish failed. `empty`: there is no release yet. */
    status: live ? failing : 'empty',
    release: live ? liveRelease(store, live) : null,
    /** Since the backend was last seen to hold what is live. */
    contentAgeSeconds: live ? ageSeconds(live.contentAt) : null,
    /** Lists of the backend that the last publish could not read: it kept those before. */
    kept: live?.kept ?? [],
    publishing: queue.isRunning,
    waiting: queue.isWaiting,
    /** Null until the service has published once since it was started. */
    lastPublish: lastPublish ?? null,
    /** The most recent failure, even if publishes have succeeded since. */
    lastFailure: state.lastFailure ?? null,
  };
}
