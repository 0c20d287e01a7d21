import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Picture } from './read-picture.ts';

export type UploadStore = ReturnType<typeof uploadStore>;

/** Pictures that were added at the desk, each under its digest: what somebody called a file is never used. */
export function uploadStore(database: DatabaseSync) {
  const add = database.prepare('insert or ignore into upload (address, type, picture) values (?, ?, ?)');
  const read = database.prepare('select picture, type from upload where address = ?');
  return {
    /** The picture of an address. */
    read: (address: string) => read.get(address) as { picture: Uint8Array<ArrayBuffer>; type: string } | undefined,
    /** Stores a picture. @returns its address */
    save({ bytes, type, ending }: Picture): string {
      const address = `/media/uploads/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${ending}`;
      add.run(address, type, bytes);
      return address;
    },
  };
}
