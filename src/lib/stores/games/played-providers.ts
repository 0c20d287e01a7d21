import { PLAYED_KEY } from '../../browser/storage/storage-keys.ts';
import { storedForPlayer } from '../../browser/storage/stored.ts';

/** A provider whose game this tab has launched. */
export interface PlayedProvider {
  id: string;
  name: string;
  /** The credit that the player was told of, and left there. */
  told?: string | undefined;
  /** The game that was launched last, and when, in milliseconds. */
  game: string;
  at: number;
}

const played = storedForPlayer<{ providers: readonly PlayedProvider[] }>(
  PLAYED_KEY,
  ({ providers }) => ({ providers: providers.filter(isProvider) }),
  { area: 'tab' },
);

/** The providers whose games this player has launched in this tab, the last one first. */
export function readPlayedProviders(playerId: string): readonly PlayedProvider[] {
  return played.read(playerId)?.providers ?? [];
}

export function savePlayedProviders(playerId: string, providers: readonly PlayedProvider[]): void {
  played.write(playerId, { providers });
}

function isProvider(value: Partial<Record<keyof PlayedProvider, unknown>> | null): boolean {
  const { id, name, told, game, at } = value ?? {};
  return [id, name, game, told ?? ''].every((text) => typeof text === 'string') && typeof at === 'number';
}
