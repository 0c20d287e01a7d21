import { buildPages, pullContent } from './build/site.ts';
import { readBuiltSite } from './check/built-site.ts';
import { sandboxTraces } from './check/sandbox-trace.ts';
import { readEnv } from './env.ts';
import { writeHostFiles } from './hosts/write.ts';
import { assertPublishable } from './publishable.ts';
import { CommandError, runCommand } from './run/command.ts';

await runCommand(async () => {
  const env = readEnv();
  assertPublishable(env);
  await pullContent(env);
  await buildPages('dist');
  const traces = env.usesSandbox ? [] : sandboxTraces(readBuiltSite('dist'), env.sandboxPort);
  if (traces.length > 0) throw new CommandError(traces.join('\n'));
  const options = { name: env.siteUrl.hostname, root: '/srv/site/dist', listen: '80', maintenance: env.maintenance };
  await writeHostFiles('dist', 'hosts', options, env.port);
  console.log('The site is in dist/, what hosts need beside it in hosts/');
});
