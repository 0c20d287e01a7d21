import { step } from '../run/command.ts';
import { type PrecompressOptions, precompress } from './precompress.ts';
import { runAstro } from './run-astro.ts';

/**
 * Builds the site from the snapshot into `folder`, with compressed forms of its files.
 * @throws CommandError with Astro's output when a page cannot be built
 */
export async function buildPages(folder: string, options: PrecompressOptions = {}): Promise<void> {
  await step('pages', () => runAstro(folder));
  await step('compressed files', () => precompress(folder, options));
}
