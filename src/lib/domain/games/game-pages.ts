import type { Game } from './game.ts';

/** The games of one provider that come after those in the page (spec section 4, Infinite scroll). */
export interface GamePages {
  provider: { id: string; name: string };
  pages: readonly (readonly Game[])[];
  /** Counts from 0; page 0 of most providers is in the HTML. */
  nextPage: number;
  /** All games of the provider; undefined before the first answer where nothing is in the page. */
  total: number | undefined;
  pageSize: number;
}

/** The pages as they were when their page was left, and how far it was scrolled, in pixels. */
export interface SavedGamePages extends GamePages {
  scrolled: number;
}

/** The stop rule: the page number reaches the total divided by the page size, rounded up. */
export function hasAllPages({ total, nextPage, pageSize }: GamePages): boolean {
  return total !== undefined && nextPage >= Math.ceil(total / pageSize);
}

/** Places shown for the next page while the total is unknown. */
const DEFAULT_PLACES = 12;

/** How many games the next page has, none after the last one. */
export function placesToLoad(pages: GamePages): number {
  const { total, nextPage, pageSize } = pages;
  if (hasAllPages(pages)) return 0;
  return total === undefined ? DEFAULT_PLACES : Math.min(total - nextPage * pageSize, pageSize);
}

/** Reads what was saved; undefined when it is incomplete, since anybody can write to storage. */
export function parseSavedPages(text: string | undefined): SavedGamePages | undefined {
  try {
    const saved = JSON.parse(text ?? 'null') as SavedGamePages | null;
    const isComplete =
      saved?.provider &&
      Array.isArray(saved.pages) &&
      saved.pages.every(Array.isArray) &&
      saved.pageSize > 0;
    return isComplete ? saved : undefined;
  } catch {
    return undefined;
  }
}
