import type { InferOutput } from 'valibot';
import { CommandError } from '../command/run-command.ts';
import type { SeedGame } from './business.ts';
import { readJson } from './read-data.ts';
import { GameNames, HotGames, NamesByMotif, type Providers } from './schemas.ts';

type Provider = InferOutput<typeof Providers>[number];
type NamedMotif = InferOutput<typeof GameNames>[number];

/**
 * Every game, provider by provider, each in the order its provider lists it.
 * @throws CommandError when a group has not enough names for its providers
 */
export function readGames(providers: readonly Provider[]): SeedGame[] {
  const names: Record<Provider['group'], readonly NamedMotif[]> = {
    slot: slotNames(),
    live_casino: readJson('catalogue/table-names.json', GameNames),
    sport: readJson('catalogue/sport-names.json', GameNames),
    mobile_slot: readJson('catalogue/mobile-slot-names.json', GameNames),
  };
  const hotGames = readJson('catalogue/hot-games.json', HotGames);
  const taken = { slot: 0, live_casino: 0, sport: 0, mobile_slot: 0 };
  return providers.flatMap(({ id, group, prefix, style, games: count }) => {
    const first = taken[group];
    taken[group] += count;
    if (taken[group] > names[group].length) throw new CommandError(`data/catalogue: not enough names of games for the group ${group}`);
    return names[group].slice(first, first + count).map(({ name, motif }, index) => {
      const rank = hotGames.indexOf(name) + 1;
      const game = { code: `${prefix}-${String(index + 1).padStart(3, '0')}`, name, providerId: id, picture: `${style}-${motif}` };
      return rank > 0 ? { ...game, hot: rank } : game;
    });
  });
}

/** Motif after motif and file after file in turn, so that neighbours in a list look different. */
function slotNames(): NamedMotif[] {
  const files = ['river', 'wild', 'town'].map((file) => {
    return Object.entries(readJson(`catalogue/slot-names/${file}.json`, NamesByMotif));
  });
  return inTurn(inTurn(files).map(([motif, names]) => names.map((name) => ({ name, motif }))));
}

function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat();
}
