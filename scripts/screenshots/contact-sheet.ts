import sharp, { type OverlayOptions } from 'sharp';

/** A screenshot, and where it stands in its sheet. */
export interface Picture {
  png: Buffer;
  /** Width of the viewport, in CSS pixels. */
  viewport: number;
  label: string;
}

const SHEET = 1_920;
const GAP = 12;
const LABEL = 18;
/** Pictures in a row: phones stand eight in a row, desks four. */
const ACROSS: Record<number, number> = { 360: 8, 768: 8, 1440: 4 };

interface Row {
  pictures: { png: Buffer; label: string; left: number }[];
  height: number;
}

async function rowsOf(viewport: number, pictures: readonly Picture[]): Promise<Row[]> {
  const across = ACROSS[viewport] ?? 2;
  const width = Math.floor((SHEET - GAP) / across) - GAP;
  const rows: Row[] = [];
  for (let first = 0; first < pictures.length; first += across) {
    const row: Row = { pictures: [], height: 0 };
    for (const [place, { png, label }] of pictures.slice(first, first + across).entries()) {
      const { data, info } = await sharp(png).resize({ width }).png().toBuffer({ resolveWithObject: true });
      row.pictures.push({ png: data, label, left: GAP + place * (width + GAP) });
      row.height = Math.max(row.height, info.height);
    }
    rows.push(row);
  }
  return rows;
}

const labelled = (text: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="${LABEL}"><text y="13" font-family="sans-serif" font-size="12" fill="#fff">${text}</text></svg>`,
  );

/** Writes all screenshots of a kind of page as one picture: a row for each width, the languages and themes side by side. */
export async function writeContactSheet(file: string, pictures: readonly Picture[]): Promise<void> {
  const widths = [...new Set(pictures.map(({ viewport }) => viewport))].sort((one, other) => one - other);
  const rows = (
    await Promise.all(
      widths.map((width) =>
        rowsOf(
          width,
          pictures.filter(({ viewport }) => viewport === width),
        ),
      ),
    )
  ).flat();
  const layers: OverlayOptions[] = [];
  let top = GAP;
  for (const row of rows) {
    for (const { png, label, left } of row.pictures) {
      layers.push({ input: labelled(label), left, top }, { input: png, left, top: top + LABEL });
    }
    top += LABEL + row.height + GAP;
  }
  await sharp({ create: { width: SHEET, height: top, channels: 3, background: '#555' } })
    .composite(layers)
    .webp({ quality: 82 })
    .toFile(file);
}
