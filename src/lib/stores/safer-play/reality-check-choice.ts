import {
  announceChange,
  onStoredChange,
  readItem,
  writeItem,
} from '../../browser/storage/local-storage.ts';
import { REALITY_CHECK_KEY } from '../../browser/storage/storage-keys.ts';
import { DEFAULT_REALITY_CHECK_MINUTES, REALITY_CHECK_MINUTES } from '../../config.ts';

/** What the player has chosen on this device, whoever is logged in. */
export interface RealityCheckChoice {
  /** One of `REALITY_CHECK_MINUTES`, or 0 for none. */
  minutes: number;
  /** When the last one was closed, or the choice made, in milliseconds of the device's clock. */
  countedFrom: number;
}

const DEFAULT: RealityCheckChoice = { minutes: DEFAULT_REALITY_CHECK_MINUTES, countedFrom: 0 };

/** Without `stored`, which would be 230 bytes more on every page of a guest's. */
export function readRealityCheck(): RealityCheckChoice {
  try {
    const { minutes, countedFrom } = JSON.parse(readItem(REALITY_CHECK_KEY) ?? '{}');
    return {
      minutes: [0, ...REALITY_CHECK_MINUTES].includes(minutes) ? minutes : DEFAULT.minutes,
      countedFrom: Number.isFinite(countedFrom) ? countedFrom : 0,
    };
  } catch {
    // Anybody can write to storage.
    return DEFAULT;
  }
}

/** Stores what has changed. Returns whether it will be there on the next page. */
export function saveRealityCheck(change: Partial<RealityCheckChoice>): boolean {
  const isStored = writeItem(
    REALITY_CHECK_KEY,
    JSON.stringify({ ...readRealityCheck(), ...change }),
  );
  announceChange(REALITY_CHECK_KEY);
  return isStored;
}

/** Calls the listener after a change, in this tab or in another. */
export function onRealityCheckChange(listener: () => void): void {
  onStoredChange(REALITY_CHECK_KEY, listener);
}
