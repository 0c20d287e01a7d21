import { mountWallet } from '@/islands/wallet/mount-wallet';
import { startExtras } from '../catalogue/player-extras';

/** All that a player's page has beside a guest's. */
export function startPlayerSide(): void {
  void mountWallet();
  void startExtras();
}
