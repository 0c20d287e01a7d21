import { DEPOSIT_METHODS, type DepositMethod } from '../../domain/money/deposit.ts';
import { readItem, writeItem } from './local-storage.ts';
import { USED_CHANNELS_KEY } from './storage-keys.ts';

/** The id of the channel that a player's last deposit was paid to, by method. */
export type UsedChannels = Partial<Record<DepositMethod, string>>;

/** Reads the channels that this player used last on this device. */
export function readUsedChannels(playerId: string): UsedChannels {
  try {
    const { player, ...channels } = JSON.parse(readItem(USED_CHANNELS_KEY) ?? '{}');
    const used = DEPOSIT_METHODS.map((method) => [method, channels[method]] as const);
    return player === playerId ? Object.fromEntries(used.filter(([, id]) => typeof id === 'string')) : {};
  } catch {
    // Anybody can write to storage.
    return {};
  }
}

/** Stores the channel of a deposit, in place of what another player used. The head script removes it at a logout. */
export function saveUsedChannel(playerId: string, method: DepositMethod, channelId: string): void {
  writeItem(USED_CHANNELS_KEY, JSON.stringify({ player: playerId, ...readUsedChannels(playerId), [method]: channelId }));
}
