import { atom, type ReadableAtom, readonlyType } from 'nanostores';
import type { Call } from '../../api/call.ts';
import { launchGame } from '../../api/routes/games.ts';
import { pageLanguage } from '../../browser/page/page.ts';
import { isPageVisible, onPageVisible } from '../../browser/page/visibility.ts';
import { closeTab, type NewTab, navigateTab } from '../../browser/tabs/new-tab.ts';
import type { Playable } from '../../domain/games/game.ts';
import { type Problem, problemText } from '../../domain/problem.ts';
import { externalUrl } from '../../domain/site/external-url.ts';
import { call } from '../../session/client.ts';
import { readTokens } from '../../session/tokens.ts';
import { $balances, type Balance, loadBalances } from '../balances.ts';
import { recentGames } from './recent-games.ts';

/** The launch of a game (spec section 4, Game launch). */
export type Launch =
  | { status: 'idle' }
  /** 'Please login to continue'. */
  | { status: 'signedOut' }
  | { status: 'launching'; game: Playable; isSlow: boolean }
  /** The game can be opened, but only by a tap: the browser refused the tab, or the launch took so long that the player came back to this page. */
  | { status: 'ready'; game: Playable; address: string; host: string }
  /** `message` is the backend's own; empty when there was none. */
  | { status: 'failed'; game: Playable; isMaintenance: boolean; message: string };

export interface LaunchEnvironment {
  call: Call;
  accessToken: () => string | undefined;
  balances: ReadableAtom<Record<string, Balance>>;
  loadBalances: (providerIds: readonly string[]) => Promise<void>;
  recentGames: { add: (game: Playable) => void };
}

/** Browsers let a page open a tab for this long after a tap (security.md, finding 6), and players do not wait longer. */
const SLOW_AFTER_MS = 5_000;

/** Makes the store of the launch in this tab; there is one at a time. */
export function createLaunch({ call, accessToken, balances, loadBalances, recentGames }: LaunchEnvironment) {
  const $current = atom<Launch>({ status: 'idle' });
  const playedProviderIds = new Set<string>();

  /**
   * Launches a game in the tab that the tap opened. During a launch another one only closes its own tab. A launch has effects, so it is never
   * retried by itself.
   */
  async function launch(game: Playable, tab: NewTab | undefined): Promise<void> {
    if ($current.get().status === 'launching') return closeTab(tab);
    if (!accessToken()) {
      closeTab(tab);
      return $current.set({ status: 'signedOut' });
    }
    $current.set({ status: 'launching', game, isSlow: false });
    let isSlow = false;
    const slowTimer = setTimeout(() => {
      isSlow = true;
      $current.set({ status: 'launching', game, isSlow });
    }, SLOW_AFTER_MS);
    const answer = await call(launchGame, {
      providerName: game.providerName,
      gameCode: game.code ?? '',
      provider: game.providerId,
      language: pageLanguage(),
    });
    clearTimeout(slowTimer);
    const url = answer.ok ? externalUrl(answer.value.url) : undefined;
    if (!url) {
      closeTab(tab);
      return $current.set(answer.ok ? failure(game) : failureFor(game, answer.problem));
    }
    refreshBalancesOnReturn(game.providerId);
    recentGames.add(game);
    // A player who still looks at the waiting tab gets the game there; a player who came back to this page gets a link here.
    if ((!isSlow || !isPageVisible()) && navigateTab(tab, url)) return $current.set({ status: 'idle' });
    closeTab(tab);
    $current.set({ status: 'ready', game, address: url.href, host: url.host });
  }

  /** Clears the result of the last launch. A launch that is running cannot be dismissed. */
  function dismissLaunch(): void {
    if ($current.get().status !== 'launching') $current.set({ status: 'idle' });
  }

  /** Playing moves money, so the balances are loaded again when the player comes back. The wallet itself reloads the profile then. */
  function refreshBalancesOnReturn(providerId: string): void {
    if (playedProviderIds.size === 0) {
      onPageVisible(() => void loadBalances([...new Set([...playedProviderIds, ...Object.keys(balances.get())])]));
    }
    playedProviderIds.add(providerId);
  }

  return { $launch: readonlyType($current), launch, dismissLaunch };
}

function failure(game: Playable): Launch {
  return { status: 'failed', game, isMaintenance: false, message: '' };
}

function failureFor(game: Playable, problem: Problem): Launch {
  // The session ended, and the page is being left for the login.
  if (problem.kind === 'signedOut') return { status: 'signedOut' };
  return { status: 'failed', game, isMaintenance: problem.kind === 'maintenance', message: problemText(problem, '', '') };
}

export const { $launch, launch, dismissLaunch } = createLaunch({
  call,
  accessToken: () => readTokens().access,
  balances: $balances,
  loadBalances,
  recentGames,
});
