import { parseArgs } from 'node:util';
import { buildPages } from '../build/build-pages.ts';
import { pullContent } from '../content/pull/pull-content.ts';
import { runCommand } from '../run/command.ts';
import { writeFolderRules } from '../serve/folder-rules.ts';
import { readEnv } from '../settings/env.ts';
import { assertPublicAddresses } from '../settings/public-addresses.ts';

/** Builds the folder that a host publishes whole; the host compresses its files. */
await runCommand(async () => {
  parseArgs({ options: {} });
  const env = readEnv();
  assertPublicAddresses(env);
  await pullContent(env);
  await buildPages('dist');
  await writeFolderRules('dist');
  console.log('The site is in dist/');
});
