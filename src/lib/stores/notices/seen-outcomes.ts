import { SEEN_OUTCOMES_KEY, UNREAD_COUNT_KEY } from '../../browser/storage/storage-keys.ts';
import { storedForPlayer } from '../../browser/storage/stored.ts';
import type { SeenOutcomes } from '../../domain/report/outcome.ts';

/** Twice as many as the notice centre reads at most. */
const MAX_IDS = 200;

/** What the player has seen on this device; undefined the first time. */
export const seenOutcomes = storedForPlayer<SeenOutcomes>(
  SEEN_OUTCOMES_KEY,
  ({ ids, deposit = [], withdraw = [] }) => ({
    ids: ids.map(String),
    deposit: deposit.map(String),
    withdraw: withdraw.map(String),
  }),
);

/** Stores what this player has seen, in place of what another player has. */
export function writeSeenOutcomes(
  playerId: string,
  { ids, deposit, withdraw }: SeenOutcomes,
): void {
  const unseen = (some: readonly string[]) => some.filter((id) => !ids.includes(id));
  seenOutcomes.write(playerId, {
    ids: ids.slice(0, MAX_IDS),
    deposit: unseen(deposit),
    withdraw: unseen(withdraw),
  });
}

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
