import { HOT_GAMES } from './hot-games.ts';
import type { MotifName } from './motif-name.ts';
import { mobileNames } from './names/mobile-names.ts';
import { type NamedMotif, slotNames } from './names/slot-names.ts';
import { sportNames } from './names/sport-names.ts';
import { tableNames } from './names/table-names.ts';
import { providers, type SeedProvider } from './providers.ts';

export interface SeedGame {
  code: string;
  name: string;
  providerId: number;
  motif: MotifName;
  /** Place among the hot games, from 1. */
  hot?: number;
}

const NAMES: Record<SeedProvider['group'], readonly NamedMotif[]> = {
  slot: slotNames,
  live_casino: tableNames,
  sport: sportNames,
  mobile_slot: mobileNames,
};

/** Every game, provider by provider, each in the order its provider lists it. */
export const games: readonly SeedGame[] = dealt();

function dealt(): SeedGame[] {
  const taken = { slot: 0, live_casino: 0, sport: 0, mobile_slot: 0 };
  return providers.flatMap(({ id, group, prefix, games: count }) => {
    const first = taken[group];
    taken[group] += count;
    return NAMES[group].slice(first, first + count).map(({ name, motif }, index) => {
      const rank = HOT_GAMES.indexOf(name) + 1;
      const game = { code: `${prefix}-${String(index + 1).padStart(3, '0')}`, name, providerId: id, motif };
      return rank > 0 ? { ...game, hot: rank } : game;
    });
  });
}
