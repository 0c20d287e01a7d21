import type { FirstPage, Providers } from '../domain/games/game.ts';
import type { HelpContent } from '../domain/site/help.ts';
import type { Promotion } from '../domain/site/promotion.ts';
import type { SiteSettings } from '../domain/site/site-settings.ts';

/** What the last pull wrote to `src/content/site`. The pull has validated it. */
interface Snapshot {
  settings: SiteSettings;
  providers: Providers;
  games: FirstPage[];
  promotions: Promotion[];
  help: HelpContent;
}

const files = import.meta.glob('../../content/site/*.json', { eager: true, import: 'default' });

function part<Name extends keyof Snapshot>(name: Name): Snapshot[Name] {
  const content = files[`../../content/site/${name}.json`];
  if (!content)
    throw new Error(
      `src/content/site/${name}.json is missing: run "npm run dev" or "npm run build" first`,
    );
  return content as Snapshot[Name];
}

export const settings = part('settings');
export const providers = part('providers');
export const firstPages = part('games');
export const promotions = part('promotions');
export const help = part('help');
