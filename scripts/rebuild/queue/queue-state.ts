import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { type WriteFile, writeAtomically } from '../../files/write-atomically.ts';
import type { Acceptance } from '../webhook/content-hook.ts';
import { type Delivery, TOLERANCE_SECONDS } from '../webhook/delivery.ts';

const Failure = v.object({ step: v.string(), reason: v.string(), at: v.string() });
const State = v.object({
  /** Newest timestamp accepted for each message id, in seconds. */
  deliveries: v.record(v.string(), v.number()),
  /** A delivery was accepted and no publish has followed it yet. */
  wanted: v.boolean(),
  lastFailure: v.optional(Failure),
});
type LastFailure = v.InferOutput<typeof Failure>;

/** Message ids remembered. When it is full, senders are told to retry: a forgotten id could be replayed. */
const MAX_DELIVERIES = 10_000;

/** What must survive a crash or a restart of the service, in one small file: a publish that was wanted is done then. */
export type QueueState = Awaited<ReturnType<typeof queueState>>;

async function read(path: string): Promise<v.InferOutput<typeof State>> {
  try {
    return v.parse(State, JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    // A file that cannot be read may have said that a publish is wanted; a missing one did not.
    return { deliveries: {}, wanted: (error as NodeJS.ErrnoException).code !== 'ENOENT' };
  }
}

/** Reads the state from a file, or starts with an empty one. */
export async function queueState(path: string, write: WriteFile = writeAtomically) {
  await mkdir(dirname(path), { recursive: true });
  const stored = await read(path);
  const deliveries = new Map(Object.entries(stored.deliveries));
  let { wanted, lastFailure } = stored;
  let accepted = 0;
  // The newest state is the last to be written.
  const inTurn = pLimit(1);

  const save = () =>
    inTurn(() =>
      write(
        path,
        JSON.stringify({ deliveries: Object.fromEntries(deliveries), wanted, lastFailure }),
      ),
    );

  function forgetOld(): void {
    const oldest = Math.floor(Date.now() / 1_000) - TOLERANCE_SECONDS - 1;
    for (const [id, timestamp] of deliveries) if (timestamp < oldest) deliveries.delete(id);
  }

  return {
    get wanted() {
      return wanted;
    },
    get lastFailure() {
      return lastFailure;
    },

    /** Remembers a delivery for as long as it could be replayed. Rejects, and forgets it again, when that cannot be written. */
    async accept({ id, timestamp }: Delivery): Promise<Acceptance> {
      const known = deliveries.get(id);
      if (known !== undefined && timestamp <= known) return 'replayed';
      if (known === undefined && deliveries.size >= MAX_DELIVERIES) {
        forgetOld();
        if (deliveries.size >= MAX_DELIVERIES) return 'full';
      }
      deliveries.set(id, timestamp);
      if (known === undefined) {
        wanted = true;
        accepted += 1;
      }
      try {
        await save();
      } catch (error) {
        if (deliveries.get(id) === timestamp) {
          if (known === undefined) deliveries.delete(id);
          else deliveries.set(id, known);
        }
        throw error;
      }
      return known === undefined ? 'accepted' : 'repeated';
    },

    /** A publish starts, which will show all that was accepted so far. @returns how many that is, for `finish` */
    start: () => accepted,

    /** The publish has ended. It is still wanted after a failure, and where more was accepted meanwhile. */
    finish(covered: number, failure?: LastFailure) {
      wanted = failure !== undefined || accepted !== covered;
      lastFailure = failure ?? lastFailure;
      forgetOld();
      return save();
    },
  };
}
