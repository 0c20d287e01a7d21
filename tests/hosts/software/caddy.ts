import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyFile } from '../../../scripts/hosts/caddy-file.ts';
import { pagesWithPolicy } from '../../../scripts/hosts/policy-rules.ts';
import type { Running } from '../../../scripts/serve/listen.ts';
import { startSite } from '../../../scripts/serve/site.ts';
import { freePort } from '../../../scripts/test/free-port.ts';
import { ENCODED, type Host, OWN_RANGES } from './host.ts';
import { startProgram, versionOf } from './program.ts';

const common = {
  version: versionOf('caddy', 'version'),
  install: 'apt-get install caddy',
  canClose: true,
  sharesRules: false,
} as const;

/** Runs Caddy with a Caddyfile made for its address; everything it writes goes to `folder`. */
async function startCaddy(folder: string, siteFile: (address: string) => string): Promise<Running> {
  const url = `http://localhost:${await freePort()}`;
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n\n${siteFile(url)}`);
  // What Caddy remembers between starts.
  const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  return startProgram('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], url, { env, complaint: /not formatted/ });
}

export const caddy: Host = {
  ...common,
  name: 'Caddy',
  start: ({ site, folder, maintenance }) =>
    startCaddy(folder, (address) => caddyFile(pagesWithPolicy(site), { address, root: site, maintenance })),
  allowed: [OWN_RANGES],
};

export const caddyBeforeServe: Host = {
  ...common,
  name: 'Caddy before npm run serve',
  async start({ site, folder, maintenance }) {
    const own = await startSite({ folder: site, port: 0, maintenance });
    const port = Number(new URL(own.url).port);
    // As docs/deploying.md says.
    const proxy = await startCaddy(folder, (address) => `${address} {\n\treverse_proxy 127.0.0.1:${port}\n}\n`);
    return {
      url: proxy.url,
      close: async () => {
        await proxy.close();
        await own.close();
      },
    };
  },
  allowed: [
    ENCODED,
    {
      part: 'status',
      own: '400',
      host: '404',
      when: ({ target }) => /[^ -~]/.test(target),
      reason: 'Caddy encodes such letters before it hands on',
    },
  ],
};
