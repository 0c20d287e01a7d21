import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { make, makeIcon } from '@/lib/browser/page/make';
import { $providersWithGames, $searchQuery, type SearchQuery, setSearchQuery } from '@/lib/stores/games/search';

const idOf = (scope: SearchQuery['scope']) => (typeof scope === 'object' ? `provider ${scope.providerId}` : scope);

/** What the games of a search are limited to, and their order. It follows the query and the providers from then on. */
export function createFilters(texts: Messages['search']): HTMLElement {
  const chip = (scope: string, onPress: () => void, ...content: (Node | string)[]) => {
    const button = make('button', { type: 'button', class: 'filter-chip', 'data-scope': scope }, ...content);
    button.addEventListener('click', onPress);
    return button;
  };
  const scopeChip = (scope: SearchQuery['scope'], ...content: (Node | string)[]) =>
    chip(idOf(scope), () => setSearchQuery({ scope: idOf($searchQuery.get().scope) === idOf(scope) ? 'all' : scope }), ...content);
  const byName = chip('', () => setSearchQuery({ sortsByName: !$searchQuery.get().sortsByName }), texts.sortByName);
  const filters = make(
    'fieldset',
    { class: 'flex min-h-16 min-w-0 flex-none scrollbar-none gap-2 overflow-x-auto px-4 py-2.5', 'aria-label': texts.filter },
    byName,
    scopeChip('favourites', makeIcon(icons.star, 'favourite-icon'), texts.favourites),
  );
  const showPressed = () => {
    const { scope, sortsByName } = $searchQuery.get();
    for (const button of filters.querySelectorAll('button'))
      button.setAttribute('aria-pressed', String(button === byName ? sortsByName : button.dataset['scope'] === idOf(scope)));
  };
  $providersWithGames.subscribe((providers) => {
    // Those that are there stay where they are: one may have the focus.
    const known = new Set([...filters.querySelectorAll('button')].map(({ dataset }) => dataset['scope']));
    const added = providers.filter(({ id }) => !known.has(idOf({ providerId: id })));
    filters.append(...added.map(({ id, name }) => scopeChip({ providerId: id }, make('span', { translate: 'no' }, name))));
    showPressed();
  });
  $searchQuery.subscribe(showPressed);
  return filters;
}
