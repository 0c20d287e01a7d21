import { atom, computed, readonlyType } from 'nanostores';
import type { GameAccount } from '../../domain/player.ts';
import { loadBalances } from '../balances.ts';
import { $session } from '../session.ts';

interface Chosen {
  id: string;
  name: string;
}

const $chosen = atom<Chosen | undefined>(undefined);
/** The provider whose account is looked at. */
export const $chosenProvider = readonlyType($chosen);

/** The player's account there: `unknown` while the profile is on its way, `none` where there is no account. */
export const $gameAccount = computed([$chosen, $session], (chosen, session): GameAccount | 'unknown' | 'unreachable' | 'none' => {
  if (session.status === 'unknown') return 'unknown';
  if (session.status !== 'player') return 'unreachable';
  return session.player.gameAccounts.find(({ providerId }) => providerId === chosen?.id) ?? 'none';
});

/** Chooses a provider, and asks what the player has there once it is known that there is an account. */
export function chooseProvider(provider: Chosen | undefined): void {
  $chosen.set(provider);
}

$gameAccount.listen((account) => {
  if (typeof account === 'object' && $chosen.get()) void loadBalances([account.providerId]);
});
