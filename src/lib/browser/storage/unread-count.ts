import { UNREAD_COUNT_KEY } from './storage-keys.ts';
import { storedForPlayer } from './stored.ts';

/** How many notices this player had not read when that was last found out. */
export interface UnreadCount {
  count: number;
  /** In milliseconds of the device's clock, which is compared with itself only. */
  at: number;
}

/** What a page of this device has found out, for the next pages and the other tabs. */
export const unreadCount = storedForPlayer<UnreadCount>(UNREAD_COUNT_KEY, ({ count, at }) =>
  Number.isInteger(count) && count >= 0 && Number.isFinite(at) ? { count, at } : undefined,
);
