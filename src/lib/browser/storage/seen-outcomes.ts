import type { SeenOutcomes } from '../../domain/report/outcome.ts';
import { onStoredChange, readItem, writeItem } from './local-storage.ts';
import { SEEN_OUTCOMES_KEY } from './storage-keys.ts';

/** Twice as many as the notice centre reads at most. */
const MAX_IDS = 200;

/** Reads what this player has seen on this device; undefined the first time. */
export function readSeenOutcomes(playerId: string): SeenOutcomes | undefined {
  try {
    const { player, ids, deposit = [], withdraw = [] } = JSON.parse(readItem(SEEN_OUTCOMES_KEY) ?? '{}');
    return player === playerId ? { ids: ids.map(String), deposit: deposit.map(String), withdraw: withdraw.map(String) } : undefined;
  } catch {
    // Anybody can write to storage.
    return undefined;
  }
}

/** Stores what this player has seen, in place of what another player has. */
export function writeSeenOutcomes(player: string, { ids, deposit, withdraw }: SeenOutcomes): void {
  const unseen = (some: readonly string[]) => some.filter((id) => !ids.includes(id));
  writeItem(
    SEEN_OUTCOMES_KEY,
    JSON.stringify({ player, ids: ids.slice(0, MAX_IDS), deposit: unseen(deposit), withdraw: unseen(withdraw) }),
  );
}

/** Calls the listener when another tab has stored something. Returns the function that stops it. */
export function onSeenOutcomesChange(listener: () => void): () => void {
  return onStoredChange(SEEN_OUTCOMES_KEY, listener);
}
