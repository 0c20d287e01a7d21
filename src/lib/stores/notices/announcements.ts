import { readAnnouncements } from '../../api/built-files.ts';
import { pageLanguage } from '../../browser/page/page-language.ts';
import type { ListedAnnouncement } from '../../domain/site/site-settings.ts';

/** Loads the operator's announcements in this language, or English. A file of its own, since the notices' store is on every page of the account. */
export function loadAnnouncements(): Promise<ListedAnnouncement[] | undefined> {
  return readAnnouncements(pageLanguage());
}
