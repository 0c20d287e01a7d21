import { computed } from 'nanostores';
import type { Messages } from '@/content/messages/messages';
import { make } from '@/lib/browser/page/make';
import { onOnline } from '@/lib/browser/page/online';
import { nextTask } from '@/lib/browser/page/when';
import { $catalogue } from '@/lib/stores/games/catalogue';
import {
  $foundGames,
  $foundProviders,
  loadSearched,
  setSearchText,
} from '@/lib/stores/games/search';
import { createResults } from './search-results';

/** Finds games by a few letters: what is found takes the place of `start`, the games of the search's beginning. */
export function searchWhileTyping(
  dialog: HTMLDialogElement,
  start: HTMLElement,
  texts: Messages['search'],
): void {
  const field = dialog.querySelector('input');
  if (!field) return;
  const search = () => setSearchText(field.value);
  search();
  // The letter is shown before games are looked for.
  field.addEventListener('input', () => void nextTask().then(search));

  const results = createResults(texts);
  const failure = notLoaded(texts);
  const $found = computed(
    [$catalogue, $foundGames, $foundProviders],
    (catalogue, games, providers) => ({
      isFailed: catalogue.status === 'failed',
      found:
        catalogue.status === 'ready' && games
          ? { games, providers, hot: catalogue.hot }
          : undefined,
    }),
  );
  $found.subscribe(({ isFailed, found }) => {
    if (found) results.show(found);
    const instead = isFailed ? failure : start;
    const shown = found ? results.place : instead;
    // What stands there already would lose the focus.
    if (dialog.lastElementChild !== shown) dialog.lastElementChild?.replaceWith(shown);
  });
  onOnline(() => void loadSearched());
  void loadSearched();
}

function notLoaded(texts: Messages['search']): HTMLElement {
  const again = make(
    'button',
    { type: 'button', class: 'button button-outline self-center px-5 text-text' },
    texts.tryAgain,
  );
  again.addEventListener('click', () => void loadSearched());
  const place = make('div', {
    role: 'alert',
    class: 'flex flex-1 flex-col items-center gap-2 px-4 py-5 text-center wrap-anywhere text-muted',
  });
  place.append(make('p', {}, texts.notLoaded), again);
  return place;
}
