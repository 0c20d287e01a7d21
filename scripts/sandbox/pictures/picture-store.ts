import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const TYPES = { webp: 'image/webp', png: 'image/png' } as const;

export interface DrawnPicture {
  body: Buffer;
  type: (typeof TYPES)[keyof typeof TYPES];
}

/** Draws the picture at a path such as `games/shp-001.webp`; undefined when there is none. */
export type Draw = (path: string) => Promise<DrawnPicture | undefined>;
export type PictureStore = Draw;

/**
 * Draws a picture when it is first requested and stores it in `{folder}/{edition}`, so that another edition of the drawing
 * code never serves the pictures of an earlier one.
 */
export function pictureStore(folder: string, edition: string, draw: Draw): PictureStore {
  const editionFolder = join(folder, edition);
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(folder)) if (other !== edition) rmSync(join(folder, other), { recursive: true, force: true });

  const drawing = new Map<string, Promise<DrawnPicture | undefined>>();

  async function drawAndSave(path: string, file: string) {
    const picture = await draw(path);
    if (!picture) return;
    // A sandbox of another edition may have removed the folder.
    await mkdir(editionFolder, { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, picture.body);
    await rename(unfinished, file);
    return picture;
  }

  return async (path) => {
    const type = typeOf(path);
    if (!type) return;
    // One flat name: a path that climbs (`../`) stays inside the folder.
    const file = join(editionFolder, encodeURIComponent(path));
    const body = await readFile(file).catch(() => undefined);
    if (body) return { body, type };
    const running = drawing.get(path) ?? drawAndSave(path, file).finally(() => drawing.delete(path));
    drawing.set(path, running);
    return running;
  };
}

function typeOf(path: string): DrawnPicture['type'] | undefined {
  const ending = /^[^\0]{1,60}\.(webp|png)$/.exec(path)?.[1];
  return ending === 'webp' || ending === 'png' ? TYPES[ending] : undefined;
}
