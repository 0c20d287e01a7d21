import { CommandError, step } from '../run/command.ts';
import { runTool } from '../run/tool.ts';
import { type PrecompressOptions, precompress } from './precompress.ts';

/** Settings with which the build takes less memory, in the same time. */
function lessMemory() {
  return {
    // Short-lived objects get 8 MB instead of 16 or more.
    NODE_OPTIONS: [process.env['NODE_OPTIONS'], '--max-semi-space-size=8']
      .filter(Boolean)
      .join(' '),
    // The bundler gives back at once what it no longer needs.
    MIMALLOC_PURGE_DELAY: '0',
  };
}

async function runAstro(folder: string): Promise<void> {
  const { code, output } = await runTool('astro', ['build'], {
    env: { OUT_DIR: folder, ...lessMemory() },
  });
  if (code !== 0) throw new CommandError(`${output.trim()}\n\nThe site could not be built.`);
}

/**
 * Builds the site from the snapshot into `folder`.
 * @param compressed how to write compressed forms of its files; without it there are none
 * @throws CommandError with Astro's output when a page cannot be built
 */
export async function buildPages(folder: string, compressed?: PrecompressOptions): Promise<void> {
  await step('pages', () => runAstro(folder));
  if (compressed) await step('compressed files', () => precompress(folder, compressed));
}
