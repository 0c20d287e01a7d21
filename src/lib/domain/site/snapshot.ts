import type { FirstPage, Providers } from '../games/game.ts';
import type { HelpContent } from './help.ts';
import type { Promotion } from './promotion.ts';
import type { SiteSettings } from './site-settings.ts';

/** What a pull writes to `src/content/site`: one JSON file for each key. */
export interface Snapshot {
  settings: SiteSettings;
  providers: Providers;
  games: FirstPage[];
  promotions: Promotion[];
  help: HelpContent;
}
