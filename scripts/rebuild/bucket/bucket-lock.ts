import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { CommandError } from '../../run/command.ts';
import { LOCK, type Remote } from './rclone.ts';

/** `beat` changes while the holder lives; an empty owner has released it. */
const Held = v.object({ owner: v.string(), beat: v.number() });
const textOf = (owner: string, beat: number) => JSON.stringify({ owner, beat } satisfies v.InferOutput<typeof Held>);
/** Four heartbeats in a lease. */
const BEATS = 4;

export interface LockOptions {
  /** A holder without a heartbeat for so long counts as dead. */
  leaseMs?: number;
  /** How long to wait for another publisher to end. */
  waitMs?: number;
  /** Milliseconds of a clock that is never set back. */
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
  /** Stops what is being done. */
  signal?: AbortSignal | undefined;
}
type LockTimes = Required<Omit<LockOptions, 'signal'>>;

const TIMES: LockTimes = { leaseMs: 60_000, waitMs: 10 * 60_000, now: () => performance.now(), pause: setTimeout };

function ownerIn(text: string): string | undefined {
  try {
    return v.parse(Held, JSON.parse(text)).owner;
  } catch {
    // Written by hand or truncated: it counts as held until it is seen not to change.
    return undefined;
  }
}

async function acquire(remote: Remote, mine: string, { leaseMs, waitMs, now, pause }: LockTimes): Promise<void> {
  const start = now();
  let seen: { text: string; at: number } | undefined;
  for (;;) {
    const text = await remote.read(LOCK);
    const time = now();
    if (text !== undefined && text !== seen?.text) seen = { text, at: time };
    // Clocks of two machines differ: a lock is dead when it did not change while we polled it.
    const isFree = text === undefined || ownerIn(text) === '' || (seen !== undefined && time - seen.at >= leaseMs);
    if (isFree && (await remote.write(LOCK, mine, text === undefined ? 'absent' : { text }))) return;
    if (time - start >= waitMs) throw new CommandError('Somebody else is publishing to this bucket');
    await pause(leaseMs / BEATS / 2);
  }
}

/**
 * Runs something that no other publisher may do to the same bucket at the same time.
 * @param run gets the bucket, whose work is stopped once the lock may be another's
 * @throws CommandError when another publisher does not end in time, or holds the lock by now
 */
export async function withBucketLock<Value>(
  bare: Remote,
  { signal, ...changes }: LockOptions,
  run: (remote: Remote) => Promise<Value>,
): Promise<Value> {
  const times = { ...TIMES, ...changes };
  const remote = signal ? bare.until(signal) : bare;
  const owner = randomUUID();
  let held = textOf(owner, 0);
  await acquire(remote, held, times);
  if (await remote.write(LOCK, held, 'absent')) {
    throw new CommandError('This store has no conditional writes, so that nothing keeps two publishers apart: nothing was sent');
  }

  const lost = new AbortController();
  let heldAt = times.now();
  let beat = 0;
  let beating: Promise<unknown> = Promise.resolve();
  const renew = async () => {
    beat += 1;
    const [start, next] = [times.now(), textOf(owner, beat)];
    // The previous write may have succeeded although its answer was lost.
    const found = (await bare.write(LOCK, next, { text: held })) ? next : await bare.read(LOCK);
    if (found === undefined || ownerIn(found) !== owner) lost.abort();
    else [held, heldAt] = [found, start];
  };
  const heartbeat = setInterval(() => {
    if (times.now() - heldAt > times.leaseMs * 0.75) lost.abort();
    // A failed heartbeat is retried by the next one, until the lease is nearly over.
    beating = beating.then(renew).catch(() => undefined);
  }, times.leaseMs / BEATS);

  try {
    return await run(bare.until(signal ? AbortSignal.any([signal, lost.signal]) : lost.signal));
  } catch (error) {
    throw lost.signal.aborted ? new CommandError('The bucket’s lock was lost: somebody else may be publishing to it') : error;
  } finally {
    clearInterval(heartbeat);
    await beating;
    if (!lost.signal.aborted) await bare.write(LOCK, textOf('', 0), { text: held }).catch(() => undefined);
  }
}
