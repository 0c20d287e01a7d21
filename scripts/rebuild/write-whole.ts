import { rename, rm, writeFile } from 'node:fs/promises';

export type WriteWhole = (path: string, text: string) => Promise<void>;

let drafts = 0;

/** Replaces a file in one step: whoever reads it, and whenever this process dies or the power goes, finds the old text or the new. */
export const writeWhole: WriteWhole = async (path, text) => {
  drafts += 1;
  const draft = `${path}.${process.pid}-${drafts}.draft`;
  try {
    await writeFile(draft, text, { flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
};
