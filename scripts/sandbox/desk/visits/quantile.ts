/** How many measurements were at most `upTo`; the last bound is infinite. */
export interface Bucket {
  upTo: number;
  count: number;
}

/** `isAtLeast`: it is beyond the last bound, so that is all that is known. */
export interface Quantile {
  value: number;
  isAtLeast: boolean;
}

/**
 * A share of all measurements is at most this, taken evenly inside a bucket, as Prometheus does.
 * @param share from 0 to 1
 * @returns undefined without measurements
 */
export function quantile(share: number, buckets: readonly Bucket[]): Quantile | undefined {
  const sorted = buckets.toSorted((one, other) => one.upTo - other.upTo);
  const total = sorted.at(-1)?.count ?? 0;
  if (total === 0) return undefined;
  const rank = share * total;
  const index = sorted.findIndex(({ count }) => count >= rank);
  const { upTo = 0, count = 0 } = sorted[index] ?? {};
  const { upTo: from, count: before } = sorted[index - 1] ?? { upTo: 0, count: 0 };
  if (!Number.isFinite(upTo)) return { value: from, isAtLeast: true };
  return { value: from + (upTo - from) * ((rank - before) / (count - before)), isAtLeast: false };
}
