import { rename, rm, writeFile } from 'node:fs/promises';

export type WriteWhole = (path: string, text: string) => Promise<void>;

let drafts = 0;

async function replace(path: string, text: string, flush: boolean): Promise<void> {
  drafts += 1;
  const draft = `${path}.${process.pid}-${drafts}.draft`;
  try {
    await writeFile(draft, text, { flush });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Replaces a file in one step: whoever reads it, and whenever this process dies, finds the old text or the new. */
export const writeWhole: WriteWhole = (path, text) => replace(path, text, false);

/** The same also when the power goes; it waits for the disk, which may take long while a build writes. */
export const writeFlushed: WriteWhole = (path, text) => replace(path, text, true);
