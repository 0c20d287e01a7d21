import { type Figures, medians } from './medians.ts';

/** One thing that is measured, such as a first visit to a page, on every site that has it. */
export interface Measured<Site> {
  name: string;
  sites: readonly Site[];
  measure: (site: Site) => Promise<Figures>;
}

interface Options {
  rounds: number;
  beforeRound?: () => Promise<void>;
  /** Told before each visit. */
  onVisit?: (done: number, all: number, what: string) => void;
}

/** Medians of each thing by site. The sites take turns in every round, so that what else the machine does meets all of them. */
export async function playRounds<Site extends { name: string }>(
  things: readonly Measured<Site>[],
  { rounds, beforeRound, onVisit }: Options,
): Promise<Map<string, Map<string, Figures>>> {
  const visits = new Map(things.map(({ name, sites }) => [name, new Map(sites.map((site) => [site.name, [] as Figures[]]))]));
  const all = rounds * things.reduce((sum, { sites }) => sum + sites.length, 0);
  let done = 0;
  for (let round = 0; round < rounds; round += 1) {
    await beforeRound?.();
    for (const { name, sites, measure } of things) {
      for (const site of sites) {
        onVisit?.(done, all, `${name}, ${site.name}`);
        visits
          .get(name)
          ?.get(site.name)
          ?.push(await measure(site));
        done += 1;
      }
    }
  }
  onVisit?.(done, all, '');
  return new Map([...visits].map(([name, sites]) => [name, new Map([...sites].map(([site, figures]) => [site, medians(figures)]))]));
}
