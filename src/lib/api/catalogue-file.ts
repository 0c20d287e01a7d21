import { CALL_TIMEOUTS_MS, CATALOGUE_PATH } from '../config.ts';
import { type Catalogue, type CatalogueFile, unpackCatalogue } from '../domain/games/catalogue.ts';
import { timeoutSignal } from './timeout-signal.ts';

/** Loads the catalogue that was built with the site, which also works while the backend is down. Undefined when it cannot be loaded. */
export async function readCatalogue(): Promise<Catalogue | undefined> {
  try {
    const response = await fetch(CATALOGUE_PATH, { signal: timeoutSignal(CALL_TIMEOUTS_MS.read) });
    return response.ok ? unpackCatalogue((await response.json()) as CatalogueFile) : undefined;
  } catch {
    return undefined;
  }
}
