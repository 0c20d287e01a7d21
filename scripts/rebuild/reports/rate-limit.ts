interface RateLimits {
  /** Requests a minute from one address. Phones of one network often share one. */
  perAddress: number;
  /** Requests a minute from all. */
  all: number;
  /** Addresses that are remembered for a minute; others wait for the next one. */
  addresses: number;
}

const MINUTE_MS = 60_000;

/** Whether one more request of an address may be taken. Everything is forgotten when a minute is over. */
export function rateLimit({ perAddress, all, addresses }: RateLimits, now: () => number = Date.now): (address: string) => boolean {
  const counts = new Map<string, number>();
  let total = 0;
  let endsAt = 0;
  return (address) => {
    if (now() >= endsAt) {
      counts.clear();
      total = 0;
      endsAt = now() + MINUTE_MS;
    }
    const count = counts.get(address) ?? 0;
    if (total >= all || count >= perAddress || (count === 0 && counts.size >= addresses)) return false;
    counts.set(address, count + 1);
    total += 1;
    return true;
  };
}
