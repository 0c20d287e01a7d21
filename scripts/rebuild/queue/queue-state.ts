import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import type { Acceptance } from '../webhook/content-hook.ts';
import { type Delivery, TOLERANCE } from '../webhook/delivery.ts';
import { type WriteWhole, writeWhole } from '../write-atomically.ts';

const Failure = v.object({ step: v.string(), reason: v.string(), at: v.string() });
const State = v.object({
  /** Newest timestamp accepted for each message id, in seconds. */
  deliveries: v.record(v.string(), v.number()),
  /** Something was accepted that no publish has followed yet. */
  wanted: v.boolean(),
  lastFailure: v.optional(Failure),
});
export type LastFailure = v.InferOutput<typeof Failure>;

/** Message ids remembered. Beyond them senders are asked to come back: forgetting one would let it be replayed. */
const MOST = 10_000;

/** What must survive a restart, in one small file. */
export interface QueueState {
  readonly wanted: boolean;
  readonly lastFailure: LastFailure | undefined;
  /** Remembers a delivery for as long as it could be replayed. Rejects, and forgets it again, when that cannot be written down. */
  accept(delivery: Delivery): Promise<Acceptance>;
  /** A publish begins, which will show all that was accepted so far. @returns a mark to settle it with */
  begin(): number;
  /** It has ended; a failure leaves the wish standing. */
  settle(mark: number, failure?: LastFailure): Promise<void>;
}

async function read(path: string): Promise<v.InferOutput<typeof State>> {
  try {
    return v.parse(State, JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    // A file that cannot be read may have held a wish; one that was never there did not.
    return { deliveries: {}, wanted: (error as NodeJS.ErrnoException).code !== 'ENOENT' };
  }
}

/** Opens the file, or starts a new one. */
export async function queueState(path: string, write: WriteWhole = writeWhole, now = Date.now): Promise<QueueState> {
  await mkdir(dirname(path), { recursive: true });
  const stored = await read(path);
  const deliveries = new Map(Object.entries(stored.deliveries));
  let { wanted, lastFailure } = stored;
  let asked = 0;
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  function save(): Promise<void> {
    // All who come while a write is under way share the next one.
    next ??= last
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        last = write(path, JSON.stringify({ deliveries: Object.fromEntries(deliveries), wanted, lastFailure }));
        return last;
      });
    return next;
  }

  function forgetOld(): void {
    const oldest = Math.floor(now() / 1_000) - TOLERANCE - 1;
    for (const [id, timestamp] of deliveries) if (timestamp < oldest) deliveries.delete(id);
  }

  return {
    get wanted() {
      return wanted;
    },
    get lastFailure() {
      return lastFailure;
    },

    async accept({ id, timestamp }) {
      const known = deliveries.get(id);
      if (known !== undefined && timestamp <= known) return 'replayed';
      if (known === undefined && deliveries.size >= MOST) {
        forgetOld();
        if (deliveries.size >= MOST) return 'noRoom';
      }
      deliveries.set(id, timestamp);
      if (known === undefined) {
        wanted = true;
        asked += 1;
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

    begin: () => asked,

    settle(mark, failure) {
      wanted = failure !== undefined || asked !== mark;
      lastFailure = failure ?? lastFailure;
      forgetOld();
      return save();
    },
  };
}
