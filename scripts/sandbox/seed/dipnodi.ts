import { bonusTerms } from './bonus-terms.ts';
import { games } from './catalogue/games.ts';
import { providers } from './catalogue/providers.ts';
import { help } from './content/help.ts';
import { promotions } from './content/promotions.ts';
import { settings } from './content/settings.ts';
import { demoPlayers } from './demo-players.ts';
import { depositChannels } from './deposit-channels.ts';
import type { House } from './house.ts';

/** The invented business that a fresh sandbox plays. */
export const dipnodi: House = {
  settings,
  providers,
  games,
  promotions,
  help,
  slowProviders: [22],
  providersInMaintenance: [8],
  welcomingProviders: [1, 8, 21, 41, 61],
  players: demoPlayers,
  depositChannels,
  bonusTerms,
};
