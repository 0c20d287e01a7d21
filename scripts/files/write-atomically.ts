import { rename, rm, writeFile } from 'node:fs/promises';

export type WriteFile = (path: string, text: string) => Promise<void>;

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

/** Replaces a file in one step: a reader finds the old text or the new one, never a part, even if this process dies. */
export const writeAtomically: WriteFile = (path, text) => replace(path, text, false);

/** The same, and safe against a power failure: it waits for the disk, which may take long while a build writes. */
export const writeDurably: WriteFile = (path, text) => replace(path, text, true);
