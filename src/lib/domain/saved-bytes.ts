/** For each kind of picture the average bytes of its files by their width, ascending. */
export type PictureWeights = (readonly (readonly [width: number, bytes: number])[])[];

/** A picture that low data has made small, or left out. */
export interface SparedPicture {
  /** Widths of its files, ascending: they tell its kind. */
  widths: readonly number[];
  /** The width that it is drawn with, in pixels of the screen. */
  drawnWidth: number;
  isLeftOut: boolean;
}

/**
 * How many bytes a picture has spared: the average of its kind in the width that the browser would have taken, without what the smallest has that was
 * taken instead. Nothing for kinds that are not in the table.
 */
export function sparedBytes(weights: PictureWeights, { widths, drawnWidth, isLeftOut }: SparedPicture): number {
  const kind = weights.find((rows) => rows[0]?.[0] === widths[0]);
  const [, smallest = 0] = kind?.[0] ?? [];
  const usual = kind?.find(([width]) => width >= drawnWidth) ?? kind?.at(-1);
  return (usual?.[1] ?? 0) - (isLeftOut ? 0 : smallest);
}
