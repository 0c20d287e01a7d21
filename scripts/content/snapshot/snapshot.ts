import type { FirstPage } from '../../../src/lib/domain/game.ts';
import type { HelpContent } from '../../../src/lib/domain/help.ts';
import type { Promotion } from '../../../src/lib/domain/promotion.ts';
import type { Providers } from '../../../src/lib/domain/provider.ts';
import type { SiteSettings } from '../../../src/lib/domain/site-settings.ts';

/** What a pull writes: one JSON file for each key, and the pictures in `media/`. */
export interface Snapshot {
  settings: SiteSettings;
  providers: Providers;
  games: FirstPage[];
  promotions: Promotion[];
  help: HelpContent;
}
