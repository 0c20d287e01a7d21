import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Handler } from 'hono';

const FOLDER = new URL('../data/pictures/', import.meta.url);
/** Only a file that is listed here is read, so a path that climbs (`../`) leads nowhere. */
const FILES = new Set(readdirSync(fileURLToPath(FOLDER), { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/')));
const MAX_AGE_SECONDS = 3600;

/** `GET /media/{folder}/{name}`: a picture of `data/pictures`. */
export const mediaFile: Handler = async (c) => {
  const name = `${c.req.param('folder')}/${c.req.param('name')}`;
  if (!FILES.has(name)) return c.notFound();
  const body = await readFile(new URL(encodeURI(name), FOLDER));
  return c.body(body, 200, {
    'Content-Type': name.endsWith('.png') ? 'image/png' : 'image/webp',
    'Content-Length': String(body.length),
    'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`,
    'X-Content-Type-Options': 'nosniff',
  });
};
