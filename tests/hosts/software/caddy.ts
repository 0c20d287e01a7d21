import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyFile } from '../../../scripts/hosts/caddy-file.ts';
import { pagesWithPolicy } from '../../../scripts/hosts/policy-rules.ts';
import { freePort } from '../../../scripts/test/free-port.ts';
import { type Host, OWN_RANGES } from './host.ts';
import { startProgram, versionOf } from './program.ts';

export const caddy: Host = {
  name: 'Caddy',
  version: versionOf('caddy', 'version'),
  install: 'apt-get install caddy',
  canClose: true,
  sharesRules: false,
  async start({ site, folder, maintenance }) {
    const url = `http://localhost:${await freePort()}`;
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n}\n\n${caddyFile(pagesWithPolicy(site), { address: url, root: site, maintenance })}`);
    // What Caddy remembers between starts.
    const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
    return startProgram('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], url, { env });
  },
  allowed: [OWN_RANGES],
};
