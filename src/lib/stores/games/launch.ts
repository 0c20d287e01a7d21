import { atom, readonlyType } from 'nanostores';
import { launchGame } from '../../api/routes/games.ts';
import { pageLanguage } from '../../browser/page/page-language.ts';
import { isPageVisible } from '../../browser/page/when.ts';
import { navigateTab } from '../../browser/tabs/new-tab.ts';
import type { Playable } from '../../domain/games/game.ts';
import { type Problem, problemText } from '../../domain/problem.ts';
import { externalUrl } from '../../domain/site/external-url.ts';
import { call } from '../session/client.ts';
import { $session, onPlayerChange, playerIdOf } from '../session/session.ts';
import { readTokens } from '../session/tokens.ts';
import type { MoveOffer } from './move-offers.ts';
import { addRecentGame } from './stored-games.ts';

/** The launch of a game (spec section 4, Game launch). */
export type Launch =
  | { status: 'idle' }
  /** 'Please login to continue'. */
  | { status: 'signedOut' }
  /** The game would open without money, although the main wallet has some: the player is asked first. Nothing is sent, and no tab is open. */
  | { status: 'asking'; game: Playable; offer: MoveOffer }
  | ({ status: 'launching'; isSlow: boolean } & Launched)
  /** The game can be opened, but only by a tap: the browser refused the tab, or the launch took so long that the player came back to this page. */
  | ({ status: 'ready'; address: string; host: string } & Launched)
  /** `message` is the backend's own; empty when there was none. */
  | ({ status: 'failed'; isMaintenance: boolean; message: string } & Launched);

interface Launched {
  game: Playable;
  /** What the player has moved to the provider for it: a decimal in major units. */
  moved?: string;
}

export interface LaunchOptions {
  /** Finds what could be moved to the provider first. The launch waits for it, so it has to have a limit. */
  findOffer?: (game: Playable) => Promise<MoveOffer | undefined>;
  moved?: string | undefined;
}

/** Browsers let a page open a tab for this long after a tap, and players do not wait longer. */
const SLOW_AFTER_MS = 5_000;

const $current = atom<Launch>({ status: 'idle' });

/** The launch in this tab; there is one at a time. */
export const $launch = readonlyType($current);

/** Whose launch it is; undefined until the profile is here. */
let playerId: string | undefined;

/** Launches a game in the tab that the tap opened; another tap meanwhile only closes its own. A launch has effects, so it is never retried automatically. */
export async function launch(
  game: Playable,
  tab: Window | undefined,
  { findOffer, moved }: LaunchOptions = {},
): Promise<void> {
  if ($current.get().status === 'launching') return tab?.close();
  if (!readTokens().access) {
    tab?.close();
    return $current.set({ status: 'signedOut' });
  }
  playerId = playerIdOf($session.get());
  const launched = { game, ...(moved && { moved }) };
  $current.set({ status: 'launching', ...launched, isSlow: false });
  const offer = await findOffer?.(game);
  if (hasPlayerLeft()) return leave(tab);
  if (offer) {
    tab?.close();
    return $current.set({ status: 'asking', game, offer });
  }
  let isSlow = false;
  const slowTimer = setTimeout(() => {
    isSlow = true;
    $current.set({ status: 'launching', ...launched, isSlow });
  }, SLOW_AFTER_MS);
  const answer = await call(launchGame, {
    providerName: game.providerName,
    gameCode: game.code ?? '',
    provider: game.providerId,
    language: pageLanguage(),
  });
  clearTimeout(slowTimer);
  if (hasPlayerLeft()) return leave(tab);
  const url = answer.ok ? externalUrl(answer.value.url) : undefined;
  if (!url) {
    tab?.close();
    return $current.set(failureOf(launched, answer.ok ? undefined : answer.problem));
  }
  addRecentGame(game);
  // A slow launch: if this page is hidden, the player is still in the waiting tab, and the game opens there; else a link is shown here.
  if ((!isSlow || !isPageVisible()) && navigateTab(tab, url))
    return $current.set({ status: 'idle' });
  tab?.close();
  $current.set({ status: 'ready', ...launched, address: url.href, host: url.host });
}

/** Clears the result of the last launch. A launch that is running cannot be dismissed. */
export function dismissLaunch(): void {
  if ($current.get().status !== 'launching') $current.set({ status: 'idle' });
}

function hasPlayerLeft(): boolean {
  return playerId !== undefined && playerIdOf($session.get()) !== playerId;
}

function leave(tab: Window | undefined): void {
  tab?.close();
  $current.set({ status: readTokens().access ? 'idle' : 'signedOut' });
}

// Another player may have signed in while the game was loading: drop the result and the question, which names a balance.
onPlayerChange($session, (current) => {
  playerId ??= current;
  if (hasPlayerLeft()) dismissLaunch();
});

function failureOf(launched: Launched, problem: Problem | undefined): Launch {
  // The session ended, and the page is being left for the login.
  if (problem?.kind === 'signedOut') return { status: 'signedOut' };
  return {
    status: 'failed',
    ...launched,
    isMaintenance: problem?.kind === 'maintenance',
    message: problem ? problemText(problem, '', '') : '',
  };
}
