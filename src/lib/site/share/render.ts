import { mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { PlacedPicture, ShareDrawing } from './design.ts';

const MEDIA = join(process.cwd(), 'src/content/site/media');
/** Kept between builds by name; the build removes what was not used for long (scripts/build/media.ts). */
const CACHE = join(process.cwd(), '.cache/share');
/** Messengers leave out larger pictures. */
const MAX_BYTES = 100_000;
/** The first one that is small enough counts. Messengers encode again, so the tenth that mozjpeg's search saves is not worth nine times the work. */
export const QUALITIES = [72, 60, 48, 36];

async function read({ name, left, top, width, height, radius }: PlacedPicture): Promise<OverlayOptions> {
  const shown = sharp(join(MEDIA, name)).resize(width, height, { fit: 'fill' }).ensureAlpha();
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  if (radius > 0) shown.composite([{ input: Buffer.from(corners), blend: 'dest-in' }]);
  const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, left, top };
}

async function draw({ svg, pictures }: ShareDrawing): Promise<Buffer> {
  const layers = await Promise.all(pictures.map(read));
  const image = sharp(Buffer.from(svg), { unlimited: true }).composite(layers).flatten();
  for (const quality of QUALITIES) {
    const jpeg = await image.clone().jpeg({ quality, quantisationTable: 3 }).toBuffer();
    if (jpeg.length < MAX_BYTES) return jpeg;
  }
  throw new Error(`A share picture cannot be made smaller than ${MAX_BYTES} bytes`);
}

async function drawInto(file: string, design: () => Promise<ShareDrawing>): Promise<void> {
  const jpeg = await draw(await design());
  await mkdir(CACHE, { recursive: true });
  await writeFile(`${file}.${process.pid}`, jpeg);
  await rename(`${file}.${process.pid}`, file);
}

/** Pages are made side by side, and two may have the same picture. */
const drawing = new Map<string, Promise<void>>();

/** Draws a design as JPEG into the cache, unless an earlier build has drawn it. */
export async function renderShare(name: string, design: () => Promise<ShareDrawing>): Promise<void> {
  const file = join(CACHE, name);
  try {
    await utimes(file, new Date(), new Date());
  } catch {
    const started = drawing.get(name) ?? drawInto(file, design);
    drawing.set(name, started);
    await started.finally(() => drawing.delete(name));
  }
}
