/**
 * A picture of the snapshot. Local ones lie at `/media/{stem}-{width}.{format}`, one file for each width and format;
 * a remote one could not be fetched at pull and keeps the address the backend gave.
 */
export type Picture =
  | {
      kind: 'local';
      stem: string;
      /** Size of the original, in pixels: it reserves the place. */
      width: number;
      height: number;
      /** Widths made, ascending; never wider than the original. */
      widths: number[];
      /** Best first. */
      formats: ('avif' | 'webp')[];
    }
  | { kind: 'remote'; url: string };
