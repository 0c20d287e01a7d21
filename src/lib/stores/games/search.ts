import { atom, computed, readonlyType } from 'nanostores';
import type { CatalogueGame, CatalogueProvider } from '../../domain/games/catalogue.ts';
import { phoneticKey, searchWords } from '../../search/phonetic-key.ts';
import { $catalogue, findGames } from './catalogue.ts';
import { favourites, isAmong } from './remembered-games.ts';

/** What the player searches for. */
export interface SearchQuery {
  text: string;
  /** Only the games of one provider, by its id, or only favourites. */
  scope: 'all' | 'favourites' | { providerId: string };
  sortsByName: boolean;
}

const $current = atom<SearchQuery>({ text: '', scope: 'all', sortsByName: false });
export const $searchQuery = readonlyType($current);

export function setSearchQuery(change: Partial<SearchQuery>): void {
  $current.set({ ...$current.get(), ...change });
}

/** The games found: best first, or by name. Undefined while the query is empty. */
export const $foundGames = computed([$catalogue, $current, favourites.$games], (catalogue, query, liked): CatalogueGame[] | undefined => {
  if (catalogue.status !== 'ready' || isEmpty(query)) return undefined;
  const { scope } = query;
  const unsearched = scope === 'favourites' ? liked : catalogue.games;
  const start = searchWords(query.text).length > 0 ? findGames(query.text) : unsearched;
  const found = start.filter((game) => {
    if (scope === 'all') return true;
    return scope === 'favourites' ? isAmong(liked, game) : game.providerId === scope.providerId;
  });
  return query.sortsByName ? found.sort(byName) : found;
});

/** Providers whose name the words begin. */
export const $foundProviders = computed([$catalogue, $current], (catalogue, { text, scope }): CatalogueProvider[] => {
  const words = searchWords(text);
  if (catalogue.status !== 'ready' || words.length === 0 || scope !== 'all') return [];
  return catalogue.providers.filter(({ name }) => {
    const parts = [...searchWords(name), searchWords(name).join('')];
    return words.every((word) =>
      parts.some((part) => part.startsWith(word) || (word.length > 2 && phoneticKey(part).startsWith(phoneticKey(word)))),
    );
  });
});

/** Providers that have games to be found among. */
export const $providersWithGames = computed($catalogue, (catalogue): CatalogueProvider[] => {
  if (catalogue.status !== 'ready') return [];
  const ids = new Set(catalogue.games.map(({ providerId }) => providerId));
  return catalogue.providers.filter(({ id }) => ids.has(id));
});

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function byName(one: CatalogueGame, other: CatalogueGame): number {
  return collator.compare(one.name, other.name);
}

function isEmpty({ text, scope, sortsByName }: SearchQuery): boolean {
  return searchWords(text).length === 0 && scope === 'all' && !sortsByName;
}
