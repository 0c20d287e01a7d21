import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import sharp from 'sharp';
import type { Receipt } from '../../ledger/deposits.ts';
import type { Fields } from '../../requests/wrapped-form.ts';

interface DepositForm {
  fields: Fields;
  /** Undefined when none was chosen. */
  receipt: File | undefined;
}

/** Reads the multipart `add_deposit[…]`. 415 without its content type, 400 when it cannot be read or has no such field. */
export async function depositForm(c: Context): Promise<DepositForm> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('Content-Type') ?? '')) {
    throw new HTTPException(415, { message: 'Expected a multipart form' });
  }
  const form = await c.req.formData().catch(() => undefined);
  if (!form || ![...form.keys()].some((key) => key.startsWith('add_deposit['))) {
    throw new HTTPException(400, { message: 'Expected fields named add_deposit[…]' });
  }
  const receipt = form.get('add_deposit[receipt]');
  return {
    fields(name) {
      const value = form.get(`add_deposit[${name}]`);
      return typeof value === 'string' ? value : '';
    },
    // Browsers send an empty file for a field without one.
    receipt: receipt instanceof File && (receipt.size > 0 || receipt.name !== '') ? receipt : undefined,
  };
}

/** What phones and browsers make. SVG is left out, since it can carry scripts. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
};

/** Reads a receipt; undefined when its bytes are no picture, whatever its name and type say. */
export async function readReceipt(file: File): Promise<Receipt | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const mediaType = MEDIA_TYPES[picture?.format ?? ''];
  return mediaType === undefined ? undefined : { mediaType, bytes };
}
