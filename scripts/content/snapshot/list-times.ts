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
const UNITS = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
  ['second', 1000],
] as const;
const RELATIVE = new Intl.RelativeTimeFormat('en');

/** A time in the past in words: `3 hours ago`. */
export function agoText(ms: number): string {
  const [unit, unitMs] = UNITS.find(([, length]) => ms >= length) ?? ['second', 1000];
  return RELATIVE.format(-Math.max(0, Math.floor(ms / unitMs)), unit);
}

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
     * @returns how old that one is, for a message
     */
    keep(list: string, isThere: boolean) {
      const readAt = (isThere && before.get(list)) || null;
      note({ list, readAt, isKept: true });
      return readAt ? `read ${agoText(now - Date.parse(readAt))}` : 'read at an unknown time';
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
