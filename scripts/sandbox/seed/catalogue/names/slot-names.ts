import type { MotifName } from '../motif-name.ts';
import { riverNames } from './river.ts';
import { townNames } from './town.ts';
import { wildNames } from './wild.ts';

export interface NamedMotif {
  name: string;
  motif: MotifName;
}

type List = [motif: MotifName, names: readonly string[]];

/** All names, motif after motif and family after family in turn, so that neighbours in a list look different. */
export const slotNames: readonly NamedMotif[] = inTurn(
  inTurn([riverNames, wildNames, townNames].map((family) => Object.entries(family) as List[])).map(([motif, names]) =>
    names.map((name) => ({ name, motif })),
  ),
);

function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat();
}
