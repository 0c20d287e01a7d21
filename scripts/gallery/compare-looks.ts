import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { CommandError } from '../run/command.ts';
import { runTool } from '../run/tool.ts';
import { runPlaywright } from '../test/run-tests.ts';

const CONFIG = 'tests/looks/playwright.config.ts';
const REFERENCES = 'tests/looks/references';

/**
 * Builds the gallery by itself, from the snapshot.
 * @throws CommandError with Astro's output when a page cannot be built
 */
async function buildGallery(): Promise<void> {
  const { code, output } = await runTool('astro', [
    'build',
    '--config',
    'scripts/gallery/astro.config.ts',
  ]);
  if (code !== 0) throw new CommandError(`${output.trim()}\n\nThe gallery could not be built.`);
}

/** Builds the gallery and compares it with its references, pixel by pixel. What looks different is a failed test. */
export async function compareLooks(): Promise<void> {
  await buildGallery();
  await runPlaywright(['--config', CONFIG]);
}

/** Builds the gallery and makes its present look the reference, as pictures of 256 colours. A part that cannot be drawn is a failed test. */
export async function recordLooks(): Promise<void> {
  await buildGallery();
  await rm(REFERENCES, { recursive: true, force: true });
  await runPlaywright(['--config', CONFIG, '--update-snapshots=all']);
  for (const name of await readdir(REFERENCES)) {
    const file = join(REFERENCES, name);
    await writeFile(
      file,
      await sharp(await readFile(file))
        .png({ palette: true, dither: 0, effort: 10 })
        .toBuffer(),
    );
  }
}
