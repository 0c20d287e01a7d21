import type { Outcome } from '../../domain/report/outcome.ts';
import { readItem, writeItem } from './local-storage.ts';

const KEY = 'outcomes_seen';
/** Twice what the notice centre reads at most. */
const MOST = 200;

/** What this device knows of a player's deposits and withdrawals: ids of transactions and nothing else. */
export interface SeenOutcomes extends Record<Outcome['kind'], readonly string[]> {
  /** Those whose outcome the player has seen, the newest first. The others, of either kind, have none yet or an unseen one. */
  ids: readonly string[];
}

/** Undefined before this player's first time on this device. */
export function readSeenOutcomes(playerId: string): SeenOutcomes | undefined {
  try {
    const { player, ids, deposit = [], withdraw = [] } = JSON.parse(readItem(KEY) ?? '{}');
    return player === playerId ? { ids: ids.map(String), deposit: deposit.map(String), withdraw: withdraw.map(String) } : undefined;
  } catch {
    // Storage is anybody's to write.
    return undefined;
  }
}

/** Another player's are forgotten. */
export function writeSeenOutcomes(player: string, { ids, deposit, withdraw }: SeenOutcomes): void {
  const unseen = (some: readonly string[]) => some.filter((id) => !ids.includes(id));
  writeItem(KEY, JSON.stringify({ player, ids: ids.slice(0, MOST), deposit: unseen(deposit), withdraw: unseen(withdraw) }));
}

/** Told when another tab has seen something. Returns the way to stop. */
export function onSeenOutcomesChange(listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => key === KEY && listener();
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
