import { parseArgs } from 'node:util';
import { buildPages } from '../build/build-pages.ts';
import { readBuiltSite } from '../built-site/built-site.ts';
import { sandboxAddresses } from '../check/site/sandbox-address.ts';
import { pullContent } from '../content/pull/pull-content.ts';
import { FOLDER_HOSTS } from '../hosts/rules.ts';
import { fitFolder, writeHostFiles } from '../hosts/write.ts';
import { readBucketAddress } from '../rebuild/bucket/rclone.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { readEnv } from '../settings/env.ts';
import { assertPublicAddresses } from '../settings/public-addresses.ts';

await runCommand(async () => {
  const { values: options } = parseArgs({ options: { host: { type: 'string' } } });
  const host = FOLDER_HOSTS.find((name) => name === options.host);
  if (options.host && !host) throw new CommandError(`usage: npm run build -- [--host ${FOLDER_HOSTS.join('|')}]`);
  const env = readEnv();
  assertPublicAddresses(env);
  await pullContent(env);
  await buildPages('dist');
  const traces = env.usesSandbox ? [] : sandboxAddresses(readBuiltSite('dist'), env.sandboxPort);
  if (traces.length > 0) throw new CommandError(traces.join('\n'));
  const settings = { name: env.siteUrl.hostname, root: '/srv/site/dist', listen: '80', maintenance: env.maintenance };
  const bucket = readBucketAddress(env.bucket.publishTo ?? '') ?? { bucket: 'YOUR-BUCKET', prefix: '' };
  await writeHostFiles('dist', 'hosts', { ...settings, port: env.port, bucket });
  if (host) await fitFolder('dist', host, env.siteUrl.origin);
  console.log('The site is in dist/, what hosts need beside it in hosts/');
});
