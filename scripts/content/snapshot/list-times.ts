import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { writeAtomically } from '../../files/write-atomically.ts';

const Time = v.pipe(v.string(), v.isoTimestamp());
/** A list of the backend as it is in the snapshot. */
export const ListSchema = v.object({
  /** As in messages: `promotion`, `bank`, `game-list[provider_id=2]`. */
  list: v.string(),
  /** When the backend last sent it, in ISO 8601; null if that is not known, or never was. */
  readAt: v.nullable(Time),
  /** It could not be read this time: the snapshot has the last good one, if there is any. */
  isKept: v.boolean(),
});
export type ListState = v.InferOutput<typeof ListSchema>;

/** Records for each list of a pull whether it was read, or the last good one stays. */
export type ListTimes = Awaited<ReturnType<typeof openListTimes>>;

const Times = v.record(v.string(), Time);

/** For messages: `read at 2026-11-21T09:30:00.000Z`. */
export const readAtText = ({ readAt }: Pick<ListState, 'readAt'>) => `read at ${readAt ?? 'an unknown time'}`;

async function readTimes(file: string): Promise<Map<string, string>> {
  try {
    return new Map(Object.entries(v.parse(Times, JSON.parse(await readFile(file, 'utf8')))));
  } catch {
    // Without the file a list's age is unknown, which is no reason to stop.
    return new Map();
  }
}

/**
 * Opens the times at which the snapshot's lists were read. They are not in the snapshot: a list that is kept must not look like a change.
 * @param now the time of this pull, in milliseconds
 */
export async function openListTimes(file: string, now: number) {
  const before = await readTimes(file);
  const states = new Map<string, ListState>();
  const note = (state: ListState) => void states.set(state.list, state);
  return {
    read: (list: string) => note({ list, readAt: new Date(now).toISOString(), isKept: false }),
    /**
     * @param isThere whether there is one to keep
     */
    keep(list: string, isThere: boolean): ListState {
      const state = { list, readAt: (isThere && before.get(list)) || null, isKept: true };
      note(state);
      return state;
    },
    /** Whether an earlier pull has read it. */
    wasRead: (list: string) => before.has(list),
    states: () => [...states.values()].sort((one, other) => (one.list < other.list ? -1 : 1)),
    /** Writes the times down for the next pull. */
    async save() {
      const times = [...states.values()].flatMap(({ list, readAt }) => (readAt ? [[list, readAt]] : []));
      await mkdir(dirname(file), { recursive: true });
      await writeAtomically(file, `${JSON.stringify(Object.fromEntries(times), null, 2)}\n`);
    },
  };
}
