import { gameKey } from '@/lib/domain/games/catalogue';
import { TILE_SIZES } from '@/lib/domain/games/picture-text';
import { recentGames } from '@/lib/stores/games/stored-games';
import { unreadCount } from '@/lib/stores/notices/seen-outcomes';
import { $session, playerIdOf } from '@/lib/stores/session/session';
import { filledTile, showTiles } from '../catalogue/filled-tile';

const WEEK_MS = 7 * 24 * 60 * 60_000;

const shown = new WeakSet<Element>();

/** Shows the games played last on this device, which only local storage knows, now and after each launch. */
export function showRecentGames(place: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-recent-games]');
  if (!template || shown.has(place)) return;
  shown.add(place);
  recentGames.load();
  const section = (template.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
  const list = section.querySelector('ul') as HTMLUListElement;
  const tile = list.querySelector('li') as HTMLLIElement;
  let newest: string | undefined;
  greetAfterWeek(section);
  recentGames.$games.subscribe((games) => {
    const first = games[0] && gameKey(games[0]);
    const focused = document.activeElement as HTMLElement | null;
    showTiles(list, games, (game) => {
      const filled = filledTile(tile, game, TILE_SIZES.row);
      if (!game.picture) filled.querySelector('picture')?.remove();
      return filled;
    });
    // A tile that is moved has lost it.
    if (list.contains(focused)) focused?.focus({ preventScroll: true });
    if (games.length === 0) section.remove();
    else if (!section.isConnected) place.append(section);
    // A game that was just played stands first: the row that was scrolled goes back to it.
    if (first !== newest) list.scrollTo({ left: 0 });
    newest = first;
  });
}

/** A player who was not here for a week or more is greeted. Each visit has stored when it looked for notices, which it does after this. */
function greetAfterWeek(section: HTMLElement): void {
  $session.subscribe((session) => {
    const playerId = playerIdOf(session);
    const visit = playerId === undefined ? undefined : unreadCount.read(playerId);
    const line = section.querySelector<HTMLElement>('[data-long-away]');
    if (line && visit && Date.now() - visit.at >= WEEK_MS) line.hidden = false;
  });
}
