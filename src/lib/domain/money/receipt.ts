import { MAX_RECEIPT_BYTES } from '../../config.ts';

/** Why a file cannot be a receipt: message keys of deposit.json. */
export type ReceiptProblem =
  | 'receiptType'
  | 'receiptTooLarge'
  | 'receiptEmpty'
  | 'receiptUnreadable'
  | 'receiptNotLoaded';

/** How many bytes from the start of a file `receiptProblem` checks. */
export const RECEIPT_HEAD_BYTES = 12;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Stands for any byte. */
const ANY = -1;
const WEBP = [0x52, 0x49, 0x46, 0x46, ANY, ANY, ANY, ANY, 0x57, 0x45, 0x42, 0x50];

/** Checks a file by its size and its first bytes, since its name and type can be wrong (security.md, hazard 16). */
export function receiptProblem(size: number, head: Uint8Array): ReceiptProblem | undefined {
  if (size === 0) return 'receiptEmpty';
  if (size > MAX_RECEIPT_BYTES) return 'receiptTooLarge';
  const isPicture = [JPEG, PNG, WEBP].some((signature) =>
    signature.every((byte, index) => byte === ANY || byte === head[index]),
  );
  return isPicture ? undefined : 'receiptType';
}

/** The longest edge of a receipt that is sent, in pixels: small print stays legible. */
const MAX_EDGE = 1_800;
/** A picture of a whole screen, or of several, is too narrow then: its shorter edge may keep this much. */
const LEGIBLE_EDGE = 1_080;
/** Older iPhones draw no more pixels; as a JPEG they are below the limit of bytes. */
const MAX_PIXELS = 16_000_000;

/** The size in which a picture is drawn, never larger than the original. */
export function receiptSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const legible = Math.max(
    MAX_EDGE / Math.max(width, height),
    LEGIBLE_EDGE / Math.min(width, height),
  );
  const scale = Math.min(1, legible, Math.sqrt(MAX_PIXELS / (width * height)));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
