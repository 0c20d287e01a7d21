/** The rows without those whose key an earlier one has; `onRepeat` is told of each that is left out. */
export function withoutRepeats<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  onRepeat: (row: Row) => void,
): Row[] {
  const taken = new Set<string>();
  return rows.filter((row) => {
    const key = keyOf(row);
    const isRepeat = taken.has(key);
    if (isRepeat) onRepeat(row);
    taken.add(key);
    return !isRepeat;
  });
}
