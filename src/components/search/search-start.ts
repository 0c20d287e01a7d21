import type { CatalogueGame } from '@/lib/domain/games/catalogue';
import { $catalogue, loadCatalogue } from '@/lib/stores/games/catalogue';
import { $recentGames, loadRecentGames } from '@/lib/stores/games/stored-games';
import { showTiles } from '../catalogue/filled-tile';
import { createTile, foundTile } from './found-tiles';
import '../catalogue/launch-on-click';

const MOST_PER_ROW = 6;

export { loadCatalogue };

/** Shows the games of a search in which nothing is typed: played last, and hot ones. They follow their stores; `href` is for another tab. */
export function showStart(place: HTMLElement, href: string): void {
  followEnter(place);
  const template = createTile(href);
  loadRecentGames();
  const showRow = (name: string, games: readonly CatalogueGame[]) => {
    const section = place.querySelector<HTMLElement>(`[data-row=${name}]`);
    const list = section?.querySelector('ul');
    if (list) showTiles(list, games, (game) => foundTile(template, game));
    if (section) section.hidden = games.length === 0;
  };
  // A provider's lobby is no game to be found.
  $recentGames.subscribe((games) =>
    showRow('recent', games.filter(({ code }) => code).slice(0, MOST_PER_ROW)),
  );
  $catalogue.subscribe((catalogue) => {
    if (catalogue.status !== 'ready') return;
    place.querySelector('[data-loading]')?.remove();
    showRow('hot', catalogue.hot);
  });
  void loadCatalogue();
}

/** Enter leads to the first game, which puts a phone's keyboard away. It launches nothing, because playing costs money. */
function followEnter(place: HTMLElement): void {
  const dialog = place.closest('dialog');
  dialog?.querySelector('input')?.addEventListener('keydown', ({ key, isComposing, keyCode }) => {
    // It also chooses a Chinese word that is being typed; Safari says so by the code alone.
    if (key === 'Enter' && !isComposing && keyCode !== 229)
      dialog.querySelector<HTMLElement>('a[data-game]')?.focus();
  });
}
