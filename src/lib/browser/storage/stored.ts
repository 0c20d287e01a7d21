import { onStoredChange, readItem, removeItem, writeItem } from './local-storage.ts';
import { readSessionItem, removeSessionItem, writeSessionItem } from './session-storage.ts';
import type { StorageKey } from './storage-keys.ts';

type Json = ReturnType<typeof JSON.parse>;
/** Anybody can write to storage: what this gives no value for, or throws at, counts as missing. */
type Parse<Value> = (json: Json) => Value | undefined;
type Area = 'device' | 'tab';

const STORAGE = {
  device: { read: readItem, write: writeItem, remove: removeItem },
  tab: { read: readSessionItem, write: writeSessionItem, remove: removeSessionItem },
} as const;

/** A value that is stored as JSON under a key. */
export function stored<Value>(key: StorageKey, parse: Parse<Value>, area: Area = 'device') {
  const storage = STORAGE[area];
  return {
    read(): Value | undefined {
      try {
        return parse(JSON.parse(storage.read(key) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    /** Returns whether it will be there on the next page. */
    write: (value: Value): boolean => storage.write(key, JSON.stringify(value)),
    remove: (): void => storage.remove(key),
    /** Calls the listener when another tab has stored something. Returns the function that stops it. */
    onChange: (listener: () => void): (() => void) => onStoredChange(key, listener),
  };
}

/** What is kept over a reload is gone with the tab, and after half an hour. */
export const OVER_RELOAD = { area: 'tab', maxAgeMs: 30 * 60_000 } as const;

interface PlayerOptions {
  area?: Area;
  maxAgeMs?: number;
}

/** The value of one player, in place of another's; an older one than `maxAgeMs` counts as missing. */
export function storedForPlayer<Value extends object>(
  key: StorageKey,
  parse: Parse<Value>,
  { area, maxAgeMs }: PlayerOptions = {},
) {
  const item = stored<Json>(key, (json) => json, area);
  return {
    ...item,
    read(playerId: string): Value | undefined {
      const parseOwn = (json: Json) => {
        const isOwn =
          json.player === playerId && (!maxAgeMs || Math.abs(Date.now() - json.at) < maxAgeMs);
        return isOwn ? parse(json) : undefined;
      };
      return stored(key, parseOwn, area).read();
    },
    write: (player: string, value: Value): boolean =>
      item.write({ player, ...(maxAgeMs && { at: Date.now() }), ...value }),
  };
}
