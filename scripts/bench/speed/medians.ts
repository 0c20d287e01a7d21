/** Figures of one visit by name; a figure that a page does not have is missing. */
export type Figures = Readonly<Record<string, number | undefined>>;

/** The middle one; of an even number the mean of both in the middle. Undefined of none. */
export function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** The median of each figure over the visits that have it. */
export function medians(visits: readonly Figures[]): Figures {
  const names = new Set(visits.flatMap((visit) => Object.keys(visit)));
  const of = (name: string) => median(visits.map((visit) => visit[name]).filter((value) => value !== undefined));
  return Object.fromEntries([...names].map((name) => [name, of(name)]));
}

/** How many times as much as another site's, to two places: below 1 is better. Nothing is compared with what is missing or 0. */
export function ratio(ours: number | undefined, theirs: number | undefined): number | undefined {
  return ours === undefined || !theirs ? undefined : Number((ours / theirs).toFixed(2));
}
