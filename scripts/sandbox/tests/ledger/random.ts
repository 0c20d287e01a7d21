/** Mulberry32: the same numbers for the same seed. */
export function randomFrom(seedNumber: number) {
  let state = seedNumber;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    upTo: (most: number) => Math.floor(next() * (most + 1)),
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  };
}
