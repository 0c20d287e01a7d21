interface RateLimits {
  periodMs: number;
  /** How often one name may come in a period. */
  each: number;
  /** How often all may together. */
  all: number;
  /** Names that are remembered for a period; others wait for the next one. */
  names: number;
}

/** Whether a name may come once more. Everything is forgotten when a period is over. */
export function rateLimit({ periodMs, each, all, names }: RateLimits): (name: string) => boolean {
  const counts = new Map<string, number>();
  let total = 0;
  let endsAt = 0;
  return (name) => {
    if (Date.now() >= endsAt) {
      counts.clear();
      total = 0;
      endsAt = Date.now() + periodMs;
    }
    const count = counts.get(name) ?? 0;
    if (total >= all || count >= each || (count === 0 && counts.size >= names)) return false;
    counts.set(name, count + 1);
    total += 1;
    return true;
  };
}
