import { atom, readonlyType } from 'nanostores';
import { readCatalogue } from '../../api/built-files.ts';
import { runOnce } from '../../browser/run-once.ts';
import type { Catalogue } from '../../domain/games/catalogue.ts';

const $current = atom<Catalogue | undefined>(undefined);

/** The games of the build, for what shows them before anything is typed; undefined until they are loaded. */
export const $builtCatalogue = readonlyType($current);

/** Loads the games of the build once for everybody. Undefined when they cannot be loaded; then the next call tries again. */
export const loadBuiltCatalogue = runOnce(
  async () => {
    const catalogue = await readCatalogue();
    if (catalogue) $current.set(catalogue);
    return catalogue;
  },
  (catalogue) => catalogue !== undefined,
);
