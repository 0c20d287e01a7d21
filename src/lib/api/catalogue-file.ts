import { CALL_TIMEOUTS_MS } from '../config.ts';
import { type Catalogue, type CatalogueFile, unpackCatalogue } from '../domain/games/catalogue.ts';

/** Reads the catalogue that was built with the site: not the backend's, so it can be had while that is down. Undefined where it cannot be had. */
export async function readCatalogue(): Promise<Catalogue | undefined> {
  try {
    const answer = await fetch('/games.json', { signal: AbortSignal.timeout(CALL_TIMEOUTS_MS.read) });
    return answer.ok ? unpackCatalogue((await answer.json()) as CatalogueFile) : undefined;
  } catch {
    return undefined;
  }
}
