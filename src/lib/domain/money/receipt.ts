import { MAX_RECEIPT_BYTES } from '../../config.ts';

/** Why a file cannot be a receipt: message keys of deposit.json. */
export type ReceiptProblem = 'receiptType' | 'receiptTooLarge' | 'receiptEmpty' | 'receiptUnreadable';

/** As many bytes from the start of a file as `receiptProblem` looks at. */
export const RECEIPT_HEAD_BYTES = 12;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const ANY = -1;
const WEBP = [0x52, 0x49, 0x46, 0x46, ANY, ANY, ANY, ANY, 0x57, 0x45, 0x42, 0x50];

/** What speaks against a file, by its size and its first bytes: names and types are what anybody writes on it (security.md, hazard 16). */
export function receiptProblem(size: number, head: Uint8Array): ReceiptProblem | undefined {
  if (size === 0) return 'receiptEmpty';
  if (size > MAX_RECEIPT_BYTES) return 'receiptTooLarge';
  const isPicture = [JPEG, PNG, WEBP].some((kind) => kind.every((byte, at) => byte === ANY || byte === head[at]));
  return isPicture ? undefined : 'receiptType';
}

/** Longest edge of a receipt as it is sent, in pixels: its small print stays legible. */
const LONGEST_EDGE = 1_800;

/** The size to draw a picture in: never larger than it is. */
export function receiptSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
