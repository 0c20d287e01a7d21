import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Context, Handler } from 'hono';
import type { UploadStore } from './upload-store.ts';

const FOLDER = new URL('../data/pictures/', import.meta.url);
/** Only a file that is listed here is read, so a path that climbs (`../`) leads nowhere. */
const FILES = new Set(readdirSync(fileURLToPath(FOLDER), { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/')));
const MAX_AGE_SECONDS = 3600;

/** `GET /media/{folder}/{name}`: a picture of `data/pictures`. */
export const mediaFile: Handler = async (c) => {
  const name = `${c.req.param('folder')}/${c.req.param('name')}`;
  if (!FILES.has(name)) return c.notFound();
  return sent(c, await readFile(new URL(encodeURI(name), FOLDER)), name.endsWith('.png') ? 'image/png' : 'image/webp');
};

/** `GET /media/uploads/{name}`: a picture that was added at the desk. Its name says what it holds, so it never changes. */
export function uploadedFile(uploads: UploadStore): Handler {
  return (c) => {
    const found = uploads.read(c.req.path);
    return found ? sent(c, found.picture, found.type) : c.notFound();
  };
}

function sent(c: Context, body: Uint8Array<ArrayBuffer>, type: string): Response {
  return c.body(body, 200, {
    'Content-Type': type,
    'Content-Length': String(body.length),
    'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`,
    'X-Content-Type-Options': 'nosniff',
  });
}
