/** Seeded random numbers: a picture is the same on every machine. */
export type Random = () => number;

/** Numbers from 0 up to 1; the same seed gives the same numbers. */
export function randomOf(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** One of the items; throws for an empty list. */
export function pick<T>(random: Random, items: readonly T[]): T {
  return at(items, Math.floor(random() * items.length));
}

/** The item at an index that wraps round, as ornaments repeat. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[((index % items.length) + items.length) % items.length];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}

/** What `make` gives for 0, 1, … `count - 1`, joined. */
export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}
