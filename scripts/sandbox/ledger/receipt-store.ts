import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture; its bytes have been checked. */
export interface Receipt {
  mediaType: string;
  bytes: Uint8Array;
}

export interface StoredReceipt {
  mediaType: string;
  sha256: string;
}

export interface ReceiptStore {
  save(receipt: Receipt): Promise<StoredReceipt>;
  /** The picture of this digest. */
  read(sha256: string): Promise<Buffer<ArrayBuffer>>;
}

/** Stores receipts in `folder`, each under its digest: a file name chosen by a player never becomes a path. */
export function receiptStore(folder: string): ReceiptStore {
  return {
    async save({ mediaType, bytes }) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, sha256), bytes);
      return { mediaType, sha256 };
    },
    read: (sha256) => readFile(join(folder, sha256)),
  };
}
