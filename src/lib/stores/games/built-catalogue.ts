import { atom, readonlyType } from 'nanostores';
import { readCatalogue } from '../../api/catalogue-file.ts';
import type { Catalogue } from '../../domain/games/catalogue.ts';

const $current = atom<Catalogue | undefined>(undefined);
let reading: Promise<Catalogue | undefined> | undefined;

/** The games of the build, for what shows them before anything is typed; undefined until they are loaded. */
export const $builtCatalogue = readonlyType($current);

/** Loads the games of the build once for everybody. Undefined when they cannot be loaded; then the next call tries again. */
export function loadBuiltCatalogue(): Promise<Catalogue | undefined> {
  reading ??= readCatalogue().then((catalogue) => {
    if (catalogue) $current.set(catalogue);
    else reading = undefined;
    return catalogue;
  });
  return reading;
}
