import type { ProbeStatus } from '../probe/probe-run.ts';
import type { Outcome } from '../publish/outcome.ts';
import type { PublishQueue } from '../queue/publish-queue.ts';
import type { LastFailure, QueueState } from '../queue/queue-state.ts';
import type { Release } from '../release/release.ts';
import type { ReleaseStore } from '../release/release-store.ts';

/** A list of the backend as the live release shows it. */
interface ListStatus {
  list: string;
  /** The last publish could not read it and kept the one before. */
  kept: boolean;
  /** Since the backend last sent it; null if that is not known. */
  ageSeconds: number | null;
}

interface LiveRelease extends Pick<Release, 'id' | 'builtAt' | 'contentAt' | 'maintenance'> {
  /** Somebody went back to it from a newer one. */
  rolledBack: boolean;
}

/** A publish that has ended. A change that was made before its start is covered by it. */
export interface EndedPublish {
  outcome: Outcome['kind'];
  startedAt: string;
  endedAt: string;
}

/** The body of `/healthz`. Times in ISO 8601. */
export interface ServiceStatus {
  /** `failing`: the site is served, but the last publish failed. `empty`: there is no release yet. */
  status: 'ok' | 'failing' | 'empty';
  release: LiveRelease | null;
  /** Since the backend was last seen to hold what is live. */
  contentAgeSeconds: number | null;
  lists: ListStatus[];
  publishing: boolean;
  waiting: boolean;
  /** Null until the service has published once since it was started. */
  lastPublish: EndedPublish | null;
  /** The most recent failure, even if publishes have succeeded since. */
  lastFailure: LastFailure | null;
  /** Whether the backend keeps the contract; null when it is not probed. It says nothing about this machine, so `status` does not follow it. */
  probe: ProbeStatus | null;
}

interface Parts {
  store: ReleaseStore;
  queue: PublishQueue;
  state: QueueState;
  lastPublish: EndedPublish | undefined;
  probe: ProbeStatus | undefined;
}

function ageSeconds(since: string): number {
  return Math.max(0, Math.round((Date.now() - Date.parse(since)) / 1_000));
}

function liveRelease(store: ReleaseStore, { id, builtAt, contentAt, maintenance }: Release): LiveRelease {
  return { id, builtAt, contentAt, maintenance, rolledBack: store.list().some((other) => other.withdrawn && other.id > id) };
}

export function serviceStatus({ store, queue, state, lastPublish, probe }: Parts): ServiceStatus {
  const live = store.current();
  const failing = lastPublish?.outcome === 'failed' ? 'failing' : 'ok';
  return {
    status: live ? failing : 'empty',
    release: live ? liveRelease(store, live) : null,
    contentAgeSeconds: live ? ageSeconds(live.contentAt) : null,
    lists: (live?.lists ?? []).map(({ list, isKept, readAt }) => ({ list, kept: isKept, ageSeconds: readAt ? ageSeconds(readAt) : null })),
    publishing: queue.isRunning,
    waiting: queue.isWaiting,
    lastPublish: lastPublish ?? null,
    lastFailure: state.lastFailure ?? null,
    probe: probe ?? null,
  };
}
