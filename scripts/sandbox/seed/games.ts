import hotGames from '../data/catalogue/hot-games.json' with { type: 'json' };
import mobileSlotNames from '../data/catalogue/mobile-slot-names.json' with { type: 'json' };
import rows from '../data/catalogue/providers.json' with { type: 'json' };
import river from '../data/catalogue/slot-names/river.json' with { type: 'json' };
import town from '../data/catalogue/slot-names/town.json' with { type: 'json' };
import wild from '../data/catalogue/slot-names/wild.json' with { type: 'json' };
import sportNames from '../data/catalogue/sport-names.json' with { type: 'json' };
import tableNames from '../data/catalogue/table-names.json' with { type: 'json' };
import { pictureAddress } from './picture-address.ts';

interface NamedMotif {
  name: string;
  /** What its picture shows. */
  motif: string;
}

function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  ).flat();
}

/** Motif after motif and file after file in turn, so that neighbours in a list look different. */
function slotNames(): NamedMotif[] {
  const motifs = inTurn([river, wild, town].map((file) => Object.entries<string[]>(file)));
  return inTurn(motifs.map(([motif, names]) => names.map((name) => ({ name, motif }))));
}

/** Names that are not dealt yet, by the providers' category. */
const names = new Map(
  Object.entries({
    slot: slotNames(),
    live_casino: tableNames,
    sport: sportNames,
    mobile_slot: mobileSlotNames,
  }),
);

/** Rows of the table. */
export const providers = rows.map(({ style, prefix, games, ...provider }) => ({
  ...provider,
  image: pictureAddress('providers', provider.id),
}));

/** Every game, provider by provider, each in the order its provider lists it. Several share a picture. */
export const games = rows.flatMap(({ id, category, prefix, style, games: count }) => {
  const own = names.get(category)?.splice(0, count) ?? [];
  if (own.length < count)
    throw new Error(`data/catalogue: not enough names of games for the category ${category}`);
  return own.map(({ name, motif }, index) => ({
    code: `${prefix}-${String(index + 1).padStart(3, '0')}`,
    name,
    provider_id: id,
    image: pictureAddress('games', `${style}-${motif}`),
    hot_rank: hotGames.indexOf(name) + 1 || undefined,
  }));
});
