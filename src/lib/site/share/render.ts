import { mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type PlacedPicture, placeOf } from './design.ts';

const MEDIA = join(process.cwd(), 'src/content/site/media');
/** Kept between builds by name; the build removes what was not used for long (scripts/build/media.ts). */
const CACHE = join(process.cwd(), '.cache/share');
/** Messengers leave out larger pictures. */
const MAX_BYTES = 100_000;
/** The first one that is small enough counts. */
export const QUALITIES = [78, 66, 52, 38];

/** The design with the bytes of its pictures, in a format that the drawing library knows. */
async function withPictures(svg: string, pictures: readonly PlacedPicture[]): Promise<string> {
  let whole = svg;
  for (const { name } of pictures) {
    const png = await sharp(join(MEDIA, name)).png().toBuffer();
    whole = whole.replaceAll(placeOf(name), `data:image/png;base64,${png.toString('base64')}`);
  }
  return whole;
}

async function draw(svg: string, pictures: readonly PlacedPicture[]): Promise<Buffer> {
  const image = sharp(Buffer.from(await withPictures(svg, pictures)), { unlimited: true }).flatten();
  for (const quality of QUALITIES) {
    const jpeg = await image.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length < MAX_BYTES) return jpeg;
  }
  throw new Error(`A share picture cannot be made smaller than ${MAX_BYTES} bytes`);
}

/** Draws a design as JPEG into the cache, unless an earlier build has drawn it. */
export async function renderShare(name: string, design: () => Promise<string>, pictures: readonly PlacedPicture[]): Promise<void> {
  const file = join(CACHE, name);
  try {
    await utimes(file, new Date(), new Date());
  } catch {
    const jpeg = await draw(await design(), pictures);
    await mkdir(CACHE, { recursive: true });
    await writeFile(`${file}.${process.pid}`, jpeg);
    await rename(`${file}.${process.pid}`, file);
  }
}
