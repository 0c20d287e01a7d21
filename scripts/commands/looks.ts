import { parseArgs } from 'node:util';
import { packagedBrowser } from '../browser/find-browser.ts';
import { compareLooks, recordLooks } from '../gallery/compare-looks.ts';
import { CommandError, runCommand } from '../run/command.ts';

const { values: options } = parseArgs({ options: { record: { type: 'boolean' } } });

await runCommand(async () => {
  if (!(await packagedBrowser()))
    throw new CommandError('The references are those of the browser from the dependencies, which is for Linux on x64.');
  await (options.record ? recordLooks() : compareLooks());
});
