import { onStoredChange, readItem, writeItem } from './local-storage.ts';
import { UNREAD_COUNT_KEY } from './storage-keys.ts';

/** How many notices this player had not read when that was last found out. */
export interface UnreadCount {
  count: number;
  /** In milliseconds of the device's clock, which is compared with itself only. */
  at: number;
}

/** Reads what a page of this device has found out; undefined for another player. */
export function readUnreadCount(playerId: string): UnreadCount | undefined {
  try {
    const { player, count, at } = JSON.parse(readItem(UNREAD_COUNT_KEY) ?? '{}');
    return player === playerId && Number.isInteger(count) && count >= 0 && Number.isFinite(at) ? { count, at } : undefined;
  } catch {
    // Anybody can write to storage.
    return undefined;
  }
}

/** Stores the count for the next pages and the other tabs. */
export function writeUnreadCount(player: string, count: number): void {
  writeItem(UNREAD_COUNT_KEY, JSON.stringify({ player, count, at: Date.now() }));
}

/** Calls the listener when another tab has stored something. Returns the function that stops it. */
export function onUnreadCountChange(listener: () => void): () => void {
  return onStoredChange(UNREAD_COUNT_KEY, listener);
}
