import { USED_CHANNELS_KEY } from '../../browser/storage/storage-keys.ts';
import { storedForPlayer } from '../../browser/storage/stored.ts';
import { DEPOSIT_METHODS, type DepositMethod } from '../../domain/money/deposit.ts';

/** The id of the channel that a player's last deposit was paid to, by method. */
export type UsedChannels = Partial<Record<DepositMethod, string>>;

/** The head script removes it at a logout. */
const used = storedForPlayer<UsedChannels>(USED_CHANNELS_KEY, (json) =>
  Object.fromEntries(
    DEPOSIT_METHODS.flatMap((method) =>
      typeof json[method] === 'string' ? [[method, json[method]]] : [],
    ),
  ),
);

/** Reads the channels that this player used last on this device. */
export function readUsedChannels(playerId: string): UsedChannels {
  return used.read(playerId) ?? {};
}

/** Stores the channel of a deposit, in place of what another player used. */
export function saveUsedChannel(playerId: string, method: DepositMethod, channelId: string): void {
  used.write(playerId, { ...readUsedChannels(playerId), [method]: channelId });
}
