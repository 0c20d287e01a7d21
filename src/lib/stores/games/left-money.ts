import { atom, readonlyType } from 'nanostores';
import { isPageVisible, onReturn } from '../../browser/page/when.ts';
import type { Playable } from '../../domain/games/game.ts';
import { type LeftMoney, leftMoney } from '../../domain/money/game-money.ts';
import { hasMoney } from '../../domain/money/wallet.ts';
import type { Environment } from '../environment.ts';
import { $balances, loadBalances } from '../money/balances.ts';
import { $session, onPlayerChange, playerIdOf } from '../session/session.ts';
import { type TransferChoices, transferChoices } from './move-offers.ts';
import { type PlayedProvider, readPlayedProviders, savePlayedProviders } from './played-providers.ts';

/** More would be more calls with every return. */
const MAX_PROVIDERS = 3;

/**
 * Makes the store of the money that is still at a provider when the player comes back from a game that this tab launched. The providers are kept in
 * session storage, because phones close the page behind a game and load it anew.
 */
export function createLeftMoney({
  session,
  balances,
  loadBalances,
  choices,
}: Pick<Environment, 'session' | 'balances' | 'loadBalances'> & { choices: Pick<TransferChoices, 'load'> }) {
  const $current = atom<LeftMoney | undefined>(undefined);
  /** What any request but the latest finds is out of date. */
  let latestRequest = 0;
  /** When the balances were last asked for; 0 after a launch, since playing moves money. */
  let askedAt = 0;
  onPlayerChange(session, () => $current.set(undefined));

  /** Of the player who is signed in; undefined while none is known. */
  function readPlayed(): readonly PlayedProvider[] {
    const playerId = playerIdOf(session.get());
    return playerId === undefined ? [] : readPlayedProviders(playerId);
  }

  function write(providers: readonly PlayedProvider[]): void {
    const playerId = playerIdOf(session.get());
    if (playerId !== undefined) savePlayedProviders(playerId, providers);
  }

  /** Playing moves money, so the balances are read again. The wallet itself reloads the profile when the page becomes visible. */
  async function check(): Promise<void> {
    latestRequest += 1;
    const request = latestRequest;
    const playerId = playerIdOf(session.get());
    const isOver = () => request !== latestRequest || playerIdOf(session.get()) !== playerId;
    const providers = readPlayed();
    if (providers.length === 0) return;
    askedAt = Date.now();
    await loadBalances([...new Set([...providers.map(({ id }) => id), ...Object.keys(balances.get())])]);
    if (isOver()) return;
    const found = readPlayed().flatMap(({ told, ...provider }) => {
      const balance = balances.get()[provider.id];
      return balance?.status === 'known' && balance.credit !== told ? { ...provider, credit: balance.credit } : [];
    });
    const loadedChoices = found.some(({ credit }) => hasMoney(credit)) ? await choices.load() : undefined;
    const current = session.get();
    if (isOver() || current.status !== 'player') return;
    const [left] = found.flatMap((provider) => leftMoney(provider, current.player, loadedChoices ?? []) ?? []);
    $current.set(left);
  }

  /** A game of this provider was launched. */
  function notePlayed({ name: game, providerId: id, providerName: name }: Playable): void {
    askedAt = 0;
    const before = readPlayed();
    const others = before.filter((provider) => provider.id !== id);
    write([{ ...before.find((provider) => provider.id === id), id, name, game, at: Date.now() }, ...others].slice(0, MAX_PROVIDERS));
  }

  /** Closes the offer: the same amount is not offered again, unless it was moved meanwhile. */
  function dismiss(left: LeftMoney, { isMoved = false } = {}): void {
    latestRequest += 1;
    const told = isMoved ? undefined : left.credit;
    write(readPlayed().map((provider) => (provider.id === left.id ? { ...provider, told } : provider)));
    $current.set(undefined);
  }

  /**
   * Goes on with what was launched before the page was loaded, and checks when the player comes back to this page, at most once a minute after each launch. To be called once.
   * `isReturn`: the page was reached by back, forward or a reload.
   */
  async function resume(isReturn: boolean): Promise<void> {
    onReturn(
      () => askedAt,
      () => void check(),
    );
    await new Promise<void>((resolve) => onPlayerChange(session, (playerId) => playerId !== undefined && resolve()));
    if (isReturn && isPageVisible()) await check();
  }

  return { $left: readonlyType($current), notePlayed, dismiss, resume };
}

export const leftAtProviders = createLeftMoney({ session: $session, balances: $balances, loadBalances, choices: transferChoices });
