import type { FirstPage, Providers } from '../../../src/lib/domain/games/game.ts';
import type { HelpContent } from '../../../src/lib/domain/site/help.ts';
import type { Promotion } from '../../../src/lib/domain/site/promotion.ts';
import type { SiteSettings } from '../../../src/lib/domain/site/site-settings.ts';

/** What a pull writes: one JSON file for each key, and the pictures in `media/`. */
export interface Snapshot {
  settings: SiteSettings;
  providers: Providers;
  games: FirstPage[];
  promotions: Promotion[];
  help: HelpContent;
}
