import {
  RECEIPT_HEAD_BYTES,
  type ReceiptProblem,
  receiptProblem,
  receiptSize,
} from '../../domain/money/receipt.ts';

export type PreparedReceipt = { ok: true; file: File } | { ok: false; problem: ReceiptProblem };

const JPEG_QUALITY = 0.82;

/** Draws a picture anew for sending: without location, camera and thumbnails, and small (security.md, hazard 16). */
export async function prepareReceipt(chosen: Blob): Promise<PreparedReceipt> {
  try {
    const head = new Uint8Array(await chosen.slice(0, RECEIPT_HEAD_BYTES).arrayBuffer());
    const problem = receiptProblem(chosen.size, head);
    if (problem) return { ok: false, problem };
    const drawn = await draw(await createImageBitmap(chosen));
    return drawn
      ? { ok: true, file: new File([drawn], 'receipt.jpg', { type: drawn.type }) }
      : { ok: false, problem: 'receiptUnreadable' };
  } catch {
    return { ok: false, problem: 'receiptUnreadable' };
  }
}

/** As a JPEG, which every backend accepts. */
function draw(picture: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, receiptSize(picture));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // Transparent parts would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}
