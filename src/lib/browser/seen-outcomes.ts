import { readItem, writeItem } from './storage.ts';

const KEY = 'outcomes_seen';
/** More than any page of the report shows. */
const MOST = 200;

/** Ids of the transactions whose outcome this player has seen on this device; undefined before the first time. Nothing else is kept of them. */
export function readSeen(playerId: string): readonly string[] | undefined {
  try {
    const stored: unknown = JSON.parse(readItem(KEY) ?? 'null');
    const { player, ids } = stored as { player?: unknown; ids?: unknown };
    return player === playerId && Array.isArray(ids) ? ids.map(String) : undefined;
  } catch {
    return undefined;
  }
}

/** The newest first. Another player's are forgotten. */
export function writeSeen(player: string, ids: readonly string[]): void {
  writeItem(KEY, JSON.stringify({ player, ids: ids.slice(0, MOST) }));
}

/** Told when another tab has seen something. Returns the way to stop. */
export function onSeenElsewhere(listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => key === KEY && listener();
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
