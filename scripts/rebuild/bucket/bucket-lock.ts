import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { CommandError } from '../../run/command.ts';
import { LOCK } from './kept-names.ts';
import { ConflictError, type Look, type ObjectStore } from './object-store.ts';

/** `beat` changes while the holder lives; an empty owner has let go. */
const Held = v.object({ owner: v.string(), beat: v.number() });
const LOOK: Look = { type: 'application/json', cache: 'no-store' };
/** A holder says that it lives four times in a lease. */
const BEATS = 4;

export interface LockTimes {
  /** A holder that says nothing for so long is taken for dead. */
  leaseMs: number;
  /** How long to wait for another publisher to end. */
  waitMs: number;
  /** Milliseconds of a clock that is never set back. */
  now: () => number;
  pause: (ms: number) => Promise<unknown>;
  /** Stops before the next request that would change something. */
  signal?: AbortSignal;
}

const TIMES: LockTimes = { leaseMs: 60_000, waitMs: 10 * 60_000, now: () => performance.now(), pause: setTimeout };

function ownerIn(text: string): string | undefined {
  try {
    return v.parse(Held, JSON.parse(text)).owner;
  } catch {
    // Written by a hand or cut off: it is watched like a lock that somebody holds.
    return undefined;
  }
}

/** @returns undefined when somebody else was faster */
async function tryWrite(store: ObjectStore, owner: string, beat: number, only: 'absent' | { etag: string }): Promise<string | undefined> {
  try {
    return await store.write(LOCK, JSON.stringify({ owner, beat } satisfies v.InferOutput<typeof Held>), LOOK, only);
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    // The write may have come through and only its answer was lost, so that the SDK sent it again.
    const found = owner === '' ? undefined : await store.read(LOCK);
    return found && ownerIn(found.text) === owner ? found.etag : undefined;
  }
}

async function acquire(store: ObjectStore, owner: string, { leaseMs, waitMs, now, pause, signal }: LockTimes): Promise<string> {
  const start = now();
  let seen: { etag: string; at: number } | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const found = await store.read(LOCK);
    const time = now();
    if (found && found.etag !== seen?.etag) seen = { etag: found.etag, at: time };
    // The holder's clock is not asked: a lock is dead when it did not change while we looked on.
    const isFree = !found || ownerIn(found.text) === '' || (seen !== undefined && time - seen.at >= leaseMs);
    const etag = isFree ? await tryWrite(store, owner, 0, found ? { etag: found.etag } : 'absent') : undefined;
    if (etag !== undefined) return etag;
    if (time - start >= waitMs) throw new CommandError('Somebody else is publishing to this bucket');
    await pause(Math.min(1_000, leaseMs / BEATS));
  }
}

/** The store, which refuses to write once the lock may be another's. */
function guarded(store: ObjectStore, assertHeld: () => void): ObjectStore {
  const held =
    <Args extends unknown[], Value>(run: (...args: Args) => Promise<Value>) =>
    async (...args: Args) => {
      assertHeld();
      return run(...args);
    };
  return { list: store.list, read: store.read, write: held(store.write), copy: held(store.copy), remove: held(store.remove) };
}

export interface LockOptions extends Partial<LockTimes> {
  /** Called with what the person who publishes should know. */
  onWarning?: (text: string) => void;
}

/**
 * Runs something that no other publisher may do to the same bucket at the same time.
 * @param run gets the store to write with
 * @throws CommandError when another publisher does not end in time, or has taken over meanwhile
 */
export async function withBucketLock<Value>(
  store: ObjectStore,
  { onWarning = () => undefined, ...changes }: LockOptions,
  run: (store: ObjectStore) => Promise<Value>,
): Promise<Value> {
  const times = { ...TIMES, ...changes };
  const owner = randomUUID();
  let etag = await acquire(store, owner, times);
  let heldAt = times.now();
  let beat = 1;
  let isLost = false;
  // A store that knows no conditions writes over what is there.
  const overwritten = await store.write(LOCK, JSON.stringify({ owner, beat }), LOOK, 'absent').catch((error: unknown) => {
    if (error instanceof ConflictError) return undefined;
    throw error;
  });
  if (overwritten !== undefined) {
    etag = overwritten;
    onWarning('This store has no conditional writes: see to it that nobody else publishes to the bucket at the same time');
  }

  let beating: Promise<void> = Promise.resolve();
  const renew = async () => {
    beat += 1;
    const start = times.now();
    const renewed = await tryWrite(store, owner, beat, { etag });
    isLost = renewed === undefined;
    if (renewed === undefined) return;
    etag = renewed;
    heldAt = start;
  };
  const heartbeat = setInterval(() => {
    // A beat that fails is made up for by the next one, until the lease is nearly over.
    beating = beating.then(renew).catch(() => undefined);
  }, times.leaseMs / BEATS);
  const assertHeld = () => {
    times.signal?.throwIfAborted();
    if (isLost || times.now() - heldAt > times.leaseMs * 0.75) {
      throw new CommandError('The bucket’s lock was lost: somebody else may be publishing to it');
    }
  };

  try {
    return await run(guarded(store, assertHeld));
  } finally {
    clearInterval(heartbeat);
    await beating;
    if (!isLost) await tryWrite(store, '', 0, { etag }).catch(() => undefined);
  }
}
