import { mountWallet } from '@/islands/wallet/mount-wallet';
import { startExtras } from '../catalogue/player-extras';

let hasExtras = false;

/** All that a player's page has beside a guest's. Rejects, and can be called again, where the wallet's texts were lost on the way. */
export function startPlayerSide(): Promise<void> {
  if (!hasExtras) void startExtras();
  hasExtras = true;
  return mountWallet();
}
