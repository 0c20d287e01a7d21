import { parseArgs } from 'node:util';
import { packagedBrowser } from '../browser/find-browser.ts';
import { compareLooks, recordLooks } from '../gallery/compare-looks.ts';
import { CommandError, runCommand } from '../run/command.ts';

const { values: options } = parseArgs({ options: { record: { type: 'boolean' } } });

await runCommand(async () => {
  if (!(await packagedBrowser()))
    throw new CommandError('The references are those of the browser from the dependencies, which is for Linux on x64.');
  if (options.record) return recordLooks();
  const { failed } = await compareLooks();
  if (failed > 0) throw new CommandError(`${failed} parts of the gallery look different; the pictures are in test-results/looks`);
});
