import type games from '@/content/messages/en/games.json';
import { pageLanguage } from '@/lib/browser/page/page';

/** The texts of launching, loading and finding games. */
export type GamesMessages = typeof games;

const files = import.meta.glob<GamesMessages>('../../content/messages/*/games.json', { import: 'default' });

/** They come with what needs them: nobody who only looks pays for them. */
export function loadGamesMessages(): Promise<GamesMessages> {
  const load = files[`../../content/messages/${pageLanguage()}/games.json`];
  if (!load) throw new Error(`no games.json in ${pageLanguage()}`);
  return load();
}
