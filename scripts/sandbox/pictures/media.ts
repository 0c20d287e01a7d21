import type { Handler } from 'hono';
import type { PictureStore } from './picture-store.ts';
import type { UploadStore } from './upload-store.ts';

const MAX_AGE_SECONDS = 3600;

/** `GET /media/*`: the pictures whose addresses the calls give. */
export function mediaFile(pictures: PictureStore): Handler {
  return async (c) => {
    const path = pathOf(c.req.url);
    const picture = path && (await pictures(path));
    if (!picture) return c.notFound();
    return c.body(new Uint8Array(picture.body), 200, {
      'Content-Type': picture.type,
      'Content-Length': String(picture.body.length),
      'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`,
      'X-Content-Type-Options': 'nosniff',
    });
  };
}

/** `GET /media/uploads/{name}`: a picture that was added at the desk. Its name says what it holds, so it never changes. */
export function uploadedFile(uploads: UploadStore): Handler {
  return async (c) => {
    const picture = await uploads.read(c.req.param('name') ?? '');
    if (!picture) return c.notFound();
    return c.body(new Uint8Array(picture.body), 200, {
      'Content-Type': picture.type,
      'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`,
      'X-Content-Type-Options': 'nosniff',
    });
  };
}

/** Undefined for an address that cannot be decoded. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url).pathname.slice('/media/'.length));
  } catch {
    return;
  }
}
