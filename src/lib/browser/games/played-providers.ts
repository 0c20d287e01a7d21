import { readSessionItem, writeSessionItem } from '../storage/session-storage.ts';
import { PLAYED_KEY } from '../storage/storage-keys.ts';

/** A provider whose game this tab has launched. */
export interface PlayedProvider {
  id: string;
  name: string;
  /** The credit that the player was told of, and left there. */
  told?: string;
}

/** The providers whose games this player has launched in this tab, the last one first. */
export function readPlayedProviders(playerId: string): readonly PlayedProvider[] {
  try {
    const stored = JSON.parse(readSessionItem(PLAYED_KEY) ?? '{}') as { playerId?: unknown; providers?: unknown };
    return stored.playerId === playerId && Array.isArray(stored.providers) ? stored.providers.filter(isProvider) : [];
  } catch {
    return [];
  }
}

export function savePlayedProviders(playerId: string, providers: readonly PlayedProvider[]): void {
  writeSessionItem(PLAYED_KEY, JSON.stringify({ playerId, providers }));
}

/** Anybody can write to storage. */
function isProvider(value: unknown): value is PlayedProvider {
  const { id, name, told } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof name === 'string' && (told === undefined || typeof told === 'string');
}
