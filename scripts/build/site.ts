import { existsSync } from 'node:fs';
import { pull } from '../content/pull.ts';
import { terminalReport } from '../content/report.ts';
import type { Env } from '../env.ts';
import { CommandError } from '../run/command.ts';
import { step } from '../run/step.ts';
import { runTool } from '../run/tool.ts';
import { precompress } from './precompress.ts';

const SETTINGS = 'src/content/site/settings.json';

/**
 * Brings the snapshot up to date. The maintenance page is built when the backend may well be down, so it makes do with the last snapshot.
 * @throws CommandError when the backend has nothing to make a site of
 */
export async function pullContent({ apiUrl, maintenance }: Env): Promise<void> {
  const report = terminalReport();
  try {
    await step('content', () => pull({ apiUrl, report }));
  } catch (error) {
    if (!(maintenance && error instanceof CommandError && existsSync(SETTINGS))) throw error;
    report.warn(`${error.message}; the last snapshot is used`);
  }
}

/**
 * Builds the site from the snapshot into `folder`, with compressed forms of its files.
 * @param earlier an earlier build, whose compressed forms serve again where nothing changed
 * @throws CommandError with Astro's own words when a page cannot be built
 */
export async function buildPages(folder: string, earlier?: string): Promise<void> {
  await step('pages', async () => {
    const { code, output } = await runTool('astro', ['build'], { env: { OUT_DIR: folder } });
    if (code !== 0) throw new CommandError(`${output.trim()}\n\nThe site could not be built.`);
  });
  await step('compressed files', () => precompress(folder, earlier));
}
