import { atom, computed, readonlyType } from 'nanostores';
import type { GameAccount } from '../../domain/player.ts';
import { loadBalances } from '../balances.ts';
import type { Environment } from '../environment.ts';
import { $session } from '../session.ts';

interface ChosenProvider {
  id: string;
  name: string;
}

/** Makes the store of the player's account at the provider whose account is shown. */
export function createGameAccount({ session, loadBalances }: Pick<Environment, 'session' | 'loadBalances'>) {
  const $chosen = atom<ChosenProvider | undefined>(undefined);

  /** `unknown` while the profile is being loaded, `none` where the player has no account. */
  const $gameAccount = computed([$chosen, session], (chosen, current): GameAccount | 'unknown' | 'unreachable' | 'none' => {
    if (current.status === 'unknown') return 'unknown';
    if (current.status !== 'player' || !current.player.gameAccounts) return 'unreachable';
    return current.player.gameAccounts.find(({ providerId }) => providerId === chosen?.id) ?? 'none';
  });
  $gameAccount.listen((account) => {
    if (typeof account === 'object' && $chosen.get()) void loadBalances([account.providerId]);
  });

  /** Chooses a provider. The balance is loaded once it is known that the player has an account there. */
  function chooseProvider(provider: ChosenProvider | undefined): void {
    $chosen.set(provider);
  }

  return { $chosenProvider: readonlyType($chosen), $gameAccount, chooseProvider };
}

export const { $chosenProvider, $gameAccount, chooseProvider } = createGameAccount({ session: $session, loadBalances });
