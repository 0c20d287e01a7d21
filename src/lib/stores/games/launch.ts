import { atom, readonlyType } from 'nanostores';
import { launchGame } from '../../api/routes/games.ts';
import { pageLanguage } from '../../browser/page/page.ts';
import { isPageVisible, onPageVisible } from '../../browser/page/visibility.ts';
import { closeTab, type NewTab, navigateTab } from '../../browser/tabs/new-tab.ts';
import type { Playable } from '../../domain/games/game.ts';
import { type Problem, problemText } from '../../domain/problem.ts';
import { externalUrl } from '../../domain/site/external-url.ts';
import { call } from '../../session/client.ts';
import { readTokens } from '../../session/tokens.ts';
import { $balances, loadBalances } from '../balances.ts';
import { recentGames } from './remembered-games.ts';

/** A launch on its way (spec section 4, Game launch). */
export type Launch =
  | { status: 'idle' }
  /** 'Please login to continue'. */
  | { status: 'signedOut' }
  | { status: 'launching'; game: Playable; isSlow: boolean }
  /** The game is there, but the browser lets only a tap open it, or it took so long that the player came back to this page. */
  | { status: 'ready'; game: Playable; address: string; host: string }
  /** `message` is the backend's own, if it had one. */
  | { status: 'failed'; game: Playable; isMaintenance: boolean; message: string };

const $current = atom<Launch>({ status: 'idle' });
export const $launch = readonlyType($current);

/** Browsers let a page open a tab for so long after a tap, in milliseconds (security.md, finding 6); players, too, look elsewhere by then. */
const PATIENCE = 5_000;

/**
 * Launches a game in the tab that the tap opened. One launch at a time: another tap meanwhile only closes its own tab. A launch has effects, so it
 * is never repeated by itself.
 */
export async function launch(game: Playable, tab: NewTab | undefined): Promise<void> {
  if ($current.get().status === 'launching') return closeTab(tab);
  if (!readTokens().access) {
    closeTab(tab);
    return $current.set({ status: 'signedOut' });
  }
  $current.set({ status: 'launching', game, isSlow: false });
  let isSlow = false;
  const slow = setTimeout(() => {
    isSlow = true;
    $current.set({ status: 'launching', game, isSlow });
  }, PATIENCE);
  const answer = await call(launchGame, {
    providerName: game.providerName,
    gameCode: game.code ?? '',
    provider: game.providerId,
    language: pageLanguage(),
  });
  clearTimeout(slow);
  const address = answer.ok ? externalUrl(answer.value.url) : undefined;
  if (!address) {
    closeTab(tab);
    return $current.set(answer.ok ? failed(game) : failedBy(game, answer.problem));
  }
  refreshOnReturn(game.providerId);
  recentGames.put(game);
  // Whoever still looks at the waiting page gets the game there; whoever came back here finds it here.
  if ((!isSlow || !isPageVisible()) && navigateTab(tab, address)) return $current.set({ status: 'idle' });
  closeTab(tab);
  $current.set({ status: 'ready', game, address: address.href, host: address.host });
}

/** Puts away what the last launch had to say. */
export function dismissLaunch(): void {
  if ($current.get().status !== 'launching') $current.set({ status: 'idle' });
}

function failed(game: Playable): Launch {
  return { status: 'failed', game, isMaintenance: false, message: '' };
}

function failedBy(game: Playable, problem: Problem): Launch {
  // The session ended; the page is on its way to the login.
  if (problem.kind === 'signedOut') return { status: 'signedOut' };
  return { ...failed(game), isMaintenance: problem.kind === 'maintenance', message: problemText(problem, '', '') } as Launch;
}

const playedAt = new Set<string>();

/** Playing moves money: what is known of balances is asked anew when the player comes back. The wallet itself reloads the profile then. */
function refreshOnReturn(providerId: string): void {
  if (playedAt.size === 0) onPageVisible(() => void loadBalances([...new Set([...playedAt, ...Object.keys($balances.get())])]));
  playedAt.add(providerId);
}
