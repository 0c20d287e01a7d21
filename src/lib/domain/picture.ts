/**
 * A picture of the snapshot. A local one has a file `/media/{stem}-{width}.{format}` for each width and format, and `/media/{stem}-{fallback}`; a
 * remote one could not be fetched at the pull and keeps the backend's address.
 */
export type Picture =
  | {
      kind: 'local';
      stem: string;
      /** Size of the original in pixels, which reserves the picture's space. */
      width: number;
      height: number;
      /** The widths of the files, ascending; none is wider than the original. A drawing (SVG) has none, and is its own fallback. */
      widths: number[];
      /** Best first. */
      formats: ('avif' | 'webp')[];
      /** The end of the name of the file that every browser can show: `288.jpg`, `288.png` where the page shines through, or `160.svg`. */
      fallback: string;
    }
  | { kind: 'remote'; url: string };
