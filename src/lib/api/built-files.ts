import { CALL_TIMEOUTS_MS, CATALOGUE_PATH, type Language } from '../config.ts';
import type { Catalogue } from '../domain/games/catalogue.ts';
import type { ListedAnnouncement } from '../domain/site/site-settings.ts';
import type { SupportSheet } from '../domain/site/support-sheet.ts';
import { timeoutSignal } from './timeout-signal.ts';

/** Loads a file of the built site (`src/pages/[list]`), also while the backend is down. Undefined when it cannot be loaded or read. */
async function readBuilt<File>(path: string, cache?: RequestCache): Promise<File | undefined> {
  try {
    const response = await fetch(path, {
      signal: timeoutSignal(CALL_TIMEOUTS_MS.read),
      ...(cache && { cache }),
    });
    return response.ok ? ((await response.json()) as File) : undefined;
  } catch {
    return undefined;
  }
}

/** Loads the operator's announcements for readers of a language, as new as the pages are. */
export function readAnnouncements(language: Language): Promise<ListedAnnouncement[] | undefined> {
  return readBuilt(`/announcements/${language}.json`, 'no-cache');
}

/** Loads the ways to support and the answers in a language. A contact that has changed must not be shown for as long as files are cached. */
export function readSupport(language: Language): Promise<SupportSheet | undefined> {
  return readBuilt(`/support/${language}.json`, 'no-cache');
}

/** Loads the catalogue of games. */
export function readCatalogue(): Promise<Catalogue | undefined> {
  return readBuilt(CATALOGUE_PATH);
}
