import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture whose bytes have been looked at. */
export interface Receipt {
  fileName: string;
  mediaType: string;
  bytes: Uint8Array;
}

export interface KeptReceipt {
  fileName: string;
  mediaType: string;
  size: number;
  sha256: string;
}

export interface ReceiptStore {
  keep(receipt: Receipt): Promise<KeptReceipt>;
  /** The picture of this digest. */
  read(sha256: string): Promise<Buffer<ArrayBuffer>>;
}

/** Keeps receipts in `folder`, each under its digest: a name that a player chose never becomes a path. */
export function receiptStore(folder: string): ReceiptStore {
  return {
    async keep({ fileName, mediaType, bytes }) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, sha256), bytes);
      return { fileName, mediaType, size: bytes.length, sha256 };
    },
    read: (sha256) => readFile(join(folder, sha256)),
  };
}
