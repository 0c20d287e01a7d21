import { mkdir, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { writeAtomically } from '../files/write-atomically.ts';
import { CommandError } from '../run/command.ts';
import { runTool } from '../run/tool.ts';
import { type Kept, probesAreSame } from './kept-pages.ts';

/** Settings with which the build takes half of the memory, in the same time. */
function lessMemory() {
  return {
    // Short-lived objects get 8 MB instead of 16 or more, and `collect-garbage.ts` may do what it says.
    NODE_OPTIONS: [process.env['NODE_OPTIONS'], '--max-semi-space-size=8', '--expose-gc'].filter(Boolean).join(' '),
    // The bundler gives back at once what it no longer needs.
    MIMALLOC_PURGE_DELAY: '0',
  };
}

/**
 * Builds every page into `folder`.
 * @param variables added to the environment
 * @throws CommandError with Astro's output when a page cannot be built
 */
export async function runAstro(folder: string, variables: Record<string, string> = {}): Promise<void> {
  const { code, output } = await runTool('astro', ['build'], { env: { OUT_DIR: folder, KEPT_PAGES: '', ...lessMemory(), ...variables } });
  if (code !== 0) throw new CommandError(`${output.trim()}\n\nThe site could not be built.`);
}

/**
 * Builds the pages into `folder` that are not taken over, and links those that are.
 * @returns whether the site is the one that a whole build would give; if not, `folder` is gone
 * @throws CommandError as above
 */
export async function runAstroForOthers(folder: string, kept: Kept): Promise<boolean> {
  if (Object.keys(kept.pages).length === 0) return false;
  const list = resolve('.cache/pages', `kept-${process.pid}.json`);
  try {
    await mkdir(dirname(list), { recursive: true });
    await writeAtomically(list, JSON.stringify({ ...kept, folder: resolve(kept.folder) }));
    await runAstro(folder, { KEPT_PAGES: list });
    if (await probesAreSame(folder, kept)) return true;
    await rm(folder, { recursive: true, force: true });
    return false;
  } finally {
    await rm(list, { force: true });
  }
}
