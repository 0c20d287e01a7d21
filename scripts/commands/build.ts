import { buildPages } from '../build/build-pages.ts';
import { readBuiltSite } from '../built-site/built-site.ts';
import { sandboxAddresses } from '../check/site/sandbox-address.ts';
import { pullContent } from '../content/pull/pull-content.ts';
import { writeHostFiles } from '../hosts/write.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { readEnv } from '../settings/env.ts';
import { assertPublicAddresses } from '../settings/public-addresses.ts';

await runCommand(async () => {
  const env = readEnv();
  assertPublicAddresses(env);
  await pullContent(env);
  await buildPages('dist');
  const traces = env.usesSandbox ? [] : sandboxAddresses(readBuiltSite('dist'), env.sandboxPort);
  if (traces.length > 0) throw new CommandError(traces.join('\n'));
  const options = { name: env.siteUrl.hostname, root: '/srv/site/dist', listen: '80', maintenance: env.maintenance };
  await writeHostFiles('dist', 'hosts', options, env.port);
  console.log('The site is in dist/, what hosts need beside it in hosts/');
});
