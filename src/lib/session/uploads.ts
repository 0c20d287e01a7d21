import { atom, readonlyType } from 'nanostores';

type Send = (url: string, init: RequestInit) => Promise<Response>;

const $share = atom<number | undefined>(undefined);
/** How much of a file has been sent, from 0 to 1; undefined while none is on its way. */
export const $uploaded = readonlyType($share);

/** Sends files so that their progress can be shown; anything else as it is. */
export async function sendWithProgress(url: string, init: RequestInit, send: Send): Promise<Response> {
  if (!hasFile(init.body)) return send(url, init);
  // Rather without a bar than not at all.
  const progress = await import('../browser/files/upload.ts').catch(() => undefined);
  if (!progress) return send(url, init);
  $share.set(0);
  try {
    return await progress.upload(url, init, (share) => $share.set(share));
  } finally {
    $share.set(undefined);
  }
}

function hasFile(body: RequestInit['body']): boolean {
  return body instanceof FormData && [...body.values()].some((value) => value instanceof Blob);
}
