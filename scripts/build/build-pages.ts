import { CommandError } from '../run/command.ts';
import { step } from '../run/step.ts';
import { runTool } from '../run/tool.ts';
import { precompress } from './precompress.ts';

/** Settings of the tools that build: they take two thirds of the memory, in the same time. */
function lessMemory() {
  return {
    // Short-lived objects get 4 MB instead of 16 or more.
    NODE_OPTIONS: [process.env['NODE_OPTIONS'], '--max-semi-space-size=4'].filter(Boolean).join(' '),
    // The bundler gives back at once what it no longer needs.
    MIMALLOC_PURGE_DELAY: '0',
  };
}

/**
 * Builds the site from the snapshot into `folder`, with compressed forms of its files.
 * @param earlier folder of an earlier build, whose compressed forms are used again where nothing changed
 * @throws CommandError with Astro's output when a page cannot be built
 */
export async function buildPages(folder: string, earlier?: string): Promise<void> {
  await step('pages', async () => {
    const { code, output } = await runTool('astro', ['build'], { env: { OUT_DIR: folder, ...lessMemory() } });
    if (code !== 0) throw new CommandError(`${output.trim()}\n\nThe site could not be built.`);
  });
  await step('compressed files', () => precompress(folder, { earlier }));
}
