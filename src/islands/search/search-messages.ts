import type finder from '@/content/messages/en/search.json';
import { pageLanguage } from '@/lib/browser/page/page';

/** The texts of finding, liking and playing games again. */
export type FinderMessages = typeof finder;

const files = import.meta.glob<FinderMessages>('../../content/messages/*/search.json', { import: 'default' });

export function loadFinderMessages(): Promise<FinderMessages> {
  const load = files[`../../content/messages/${pageLanguage()}/search.json`];
  if (!load) throw new Error(`no search.json in ${pageLanguage()}`);
  return load();
}
