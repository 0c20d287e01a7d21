import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Running } from '../../scripts/serve/listen.ts';
import { startSite } from '../../scripts/serve/site.ts';
import { freePort } from '../../scripts/test/free-port.ts';
import { runVitest } from '../../scripts/test/run-tests.ts';
import { nginxBinary, startNginx } from './nginx.ts';
import { startProgram } from './program.ts';

interface Host {
  name: string;
  isHere: boolean;
  /** How to get it. */
  install: string;
  /** @param folder for whatever the host's software writes */
  start: (site: string, folder: string) => Promise<Running>;
}

const WRANGLER = resolve('tests/hosts/node_modules/wrangler/bin/wrangler.js');

async function startBehindNginx(site: string, folder: string): Promise<Running> {
  const own = await startSite({ folder: site, port: 0 });
  const nginx = await startNginx(nginxBinary ?? '', folder, own.url);
  return {
    url: nginx.url,
    close: async () => void (await Promise.all([nginx.close(), own.close()])),
  };
}

/** Cloudflare's own runtime. It tells nobody that it runs, asks nobody where it is, and writes into `folder` alone. */
async function startPages(site: string, folder: string): Promise<Running> {
  const port = String(await freePort());
  const quiet = {
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_WRITE_LOGS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  };
  const address = ['--ip', '127.0.0.1', '--port', port];
  const args = [
    WRANGLER,
    'pages',
    'dev',
    site,
    ...address,
    '--compatibility-date',
    '2026-11-01',
    '--log-level',
    'warn',
  ];
  const env = { ...process.env, ...quiet, HOME: folder, XDG_CONFIG_HOME: folder };
  return startProgram(process.execPath, args, `http://127.0.0.1:${port}`, {
    env,
    folder,
    complaint: /invalid|ignor/i,
  });
}

/** The ways to serve a site that docs/deploying.md describes. */
export const HOSTS: readonly Host[] = [
  {
    name: 'our own server',
    isHere: true,
    install: '',
    start: (site) => startSite({ folder: site, port: 0 }),
  },
  {
    name: 'nginx before it',
    isHere: nginxBinary !== undefined,
    install: 'apt-get install nginx',
    start: startBehindNginx,
  },
  {
    name: 'Cloudflare Pages',
    isHere: existsSync(WRANGLER),
    install: 'npm ci --prefix tests/hosts',
    start: startPages,
  },
];

/** Asks each host that this machine has for the built test site, and says which are left out and how to get them. */
export function runHosts(): Promise<void> {
  for (const { name, isHere, install } of HOSTS)
    if (!isHere) console.log(`${name} is left out: ${install}`);
  return runVitest(['--config', 'tests/hosts/vitest.config.ts']);
}
