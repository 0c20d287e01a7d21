import { CommandError } from '../run/command.ts';
import { runTool } from '../run/tool.ts';

/**
 * Builds the gallery by itself, from the snapshot.
 * @throws CommandError with Astro's output when a page cannot be built
 */
export async function buildGallery(): Promise<void> {
  const { code, output } = await runTool('astro', ['build', '--config', 'scripts/gallery/astro.config.ts']);
  if (code !== 0) throw new CommandError(`${output.trim()}\n\nThe gallery could not be built.`);
}
