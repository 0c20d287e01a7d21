import { atom, computed, readonlyType } from 'nanostores';
import type { CatalogueGame, CatalogueProvider } from '../../domain/games/catalogue.ts';
import { soundOf, wordsOf } from '../../search/sounding.ts';
import { $catalogue, findGames } from './catalogue.ts';
import { favourites, isAmong } from './remembered-games.ts';

/** What is looked for. */
export interface Wish {
  text: string;
  /** Only the games of one provider, by its id, or only favourites. */
  among: 'all' | 'favourites' | { providerId: string };
  isByName: boolean;
}

const $current = atom<Wish>({ text: '', among: 'all', isByName: false });
export const $wish = readonlyType($current);

export function wishFor(change: Partial<Wish>): void {
  $current.set({ ...$current.get(), ...change });
}

/** The games wished for: best first, or by name. Undefined while nothing is wished for. */
export const $foundGames = computed([$catalogue, $current, favourites.$games], (catalogue, wish, liked): CatalogueGame[] | undefined => {
  if (catalogue.status !== 'ready' || isNothing(wish)) return undefined;
  const { among } = wish;
  const unsearched = among === 'favourites' ? liked : catalogue.games;
  const start = wordsOf(wish.text).length > 0 ? findGames(wish.text) : unsearched;
  const found = start.filter((game) => {
    if (among === 'all') return true;
    return among === 'favourites' ? isAmong(liked, game) : game.providerId === among.providerId;
  });
  return wish.isByName ? found.sort(byName) : found;
});

/** Providers whose name the words begin. */
export const $foundProviders = computed([$catalogue, $current], (catalogue, { text, among }): CatalogueProvider[] => {
  const words = wordsOf(text);
  if (catalogue.status !== 'ready' || words.length === 0 || among !== 'all') return [];
  return catalogue.providers.filter(({ name }) => {
    const parts = [...wordsOf(name), wordsOf(name).join('')];
    return words.every((word) =>
      parts.some((part) => part.startsWith(word) || (word.length > 2 && soundOf(part).startsWith(soundOf(word)))),
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

function isNothing({ text, among, isByName }: Wish): boolean {
  return wordsOf(text).length === 0 && among === 'all' && !isByName;
}
