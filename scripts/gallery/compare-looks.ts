import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { testTool } from '../test/test-tool.ts';
import { buildGallery } from './build-gallery.ts';

const CONFIG = 'tests/looks/playwright.config.ts';
const REFERENCES = 'tests/looks/references';

/**
 * Builds the gallery and compares it with its references, pixel by pixel.
 * @throws CommandError when something looks different
 */
export async function compareLooks(): Promise<void> {
  await buildGallery();
  await testTool('@playwright/test', ['test', '--config', CONFIG]);
}

/** Builds the gallery and makes its present look the reference, as pictures of 256 colours. */
export async function recordLooks(): Promise<void> {
  await buildGallery();
  await rm(REFERENCES, { recursive: true, force: true });
  await testTool('@playwright/test', ['test', '--config', CONFIG, '--update-snapshots=all']);
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
