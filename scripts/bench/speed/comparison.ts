import { figureText, type Table } from '../report/table.ts';
import { type Figures, ratio } from './medians.ts';

/** The name that this site has in the tables, beside the floor and the other one. */
export const OURS = 'site';

/** Bytes and requests, of which most pages lack some kind; a time or a shift of 0 is worth its row. */
const NAMES_OF_KINDS = /, (kB|requests)$/;

/** One row for each figure of each thing: what each site took, and ours as so many times the others'. What nobody has has no row. */
export function comparison(results: ReadonlyMap<string, ReadonlyMap<string, Figures>>): Table {
  const table: Table = {};
  for (const [thing, sites] of results) {
    const ours = sites.get(OURS) ?? {};
    const others = [...sites].filter(([name]) => name !== OURS);
    for (const figure of Object.keys(ours)) {
      if (NAMES_OF_KINDS.test(figure) && [...sites.values()].every((figures) => !figures[figure])) continue;
      const row: Record<string, string> = { [OURS]: figureText(ours[figure]) };
      for (const [name, figures] of others) {
        row[name] = figureText(figures[figure]);
        row[`÷ ${name}`] = ratio(ours[figure], figures[figure])?.toFixed(2) ?? '–';
      }
      table[`${thing}: ${figure}`] = row;
    }
  }
  return table;
}
