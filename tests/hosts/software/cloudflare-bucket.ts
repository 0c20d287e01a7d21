import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { wranglerFile } from '../../../scripts/hosts/wrangler-file.ts';
import { siteFiles } from '../../../scripts/rebuild/bucket/site-files.ts';
import { freePort } from '../../../scripts/test/free-port.ts';
import { ENCODED, type Host } from './host.ts';
import { startProgram } from './program.ts';
import { INSTALL_WRANGLER, WRANGLER, WRANGLER_MODULE, wranglerEnvironment, wranglerVersion } from './wrangler.ts';

/** What is used of R2 on this machine. */
interface LocalBucket {
  put(key: string, body: Uint8Array): Promise<unknown>;
}

const FOLDER = 'site/';
/** Pictures of each kind that are published: the questions are about one. */
const PICTURES = 3;

/** Leaves most pictures out, since each is a request of its own. */
function dropPictures(site: string): void {
  const kinds = Map.groupBy(globSync('media/*', { cwd: site }).sort(), (name) => name.split('.').at(-1));
  for (const names of kinds.values()) for (const name of names.slice(PICTURES)) rmSync(join(site, name));
}

/** Whether an address is a page in a folder of a language, `/bd/slots/Lotus`. The Worker has no rules by page, so those of English are enough. */
const isDeepPage = (path: string) => /^\/(bd|cn|ms)\/[^/]+\/[^/.]+$/.test(path);

/** Puts the objects that a publish writes into the bucket on this machine. */
async function fill(configPath: string, persist: string, site: string): Promise<void> {
  const { getPlatformProxy } = await import(pathToFileURL(WRANGLER_MODULE).href);
  const { env, dispose } = await getPlatformProxy({ configPath, persist: { path: join(persist, 'v3') } });
  const bucket: LocalBucket = env.SITE;
  for (const name of (await siteFiles(site, {})).keys()) {
    if (!isDeepPage(`/${name.replace(/\.html$/, '')}`)) await bucket.put(FOLDER + name, readFileSync(join(site, name)));
  }
  await dispose();
}

export const cloudflareBucket: Host = {
  name: 'a Worker before an R2 bucket (wrangler)',
  version: wranglerVersion,
  install: INSTALL_WRANGLER,
  canClose: false,
  sharesRules: false,
  fit: async (site) => dropPictures(site),
  asks: ({ status, target }) => !(status === 200 && isDeepPage(target)),
  async start({ site, folder }) {
    const config = join(folder, 'wrangler.jsonc');
    const state = join(folder, 'state');
    writeFileSync(config, wranglerFile(folder, { name: 'site.example', bucket: 'site', prefix: FOLDER }));
    await fill(config, state, site);
    const port = await freePort();
    const address = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(await freePort())];
    return startProgram(
      process.execPath,
      [WRANGLER, 'dev', '--config', config, ...address, '--persist-to', state, '--log-level', 'warn'],
      `http://127.0.0.1:${port}`,
      { env: wranglerEnvironment(folder), folder, complaint: /invalid|unexpected|ignor/i },
    );
  },
  allowed: [
    {
      part: /^(content-encoding|vary)$/,
      reason: 'Cloudflare compresses at its edge; what is on this machine has a choice of its own',
    },
    { part: 'status', own: '206', host: '200', reason: 'the Worker knows no ranges and sends the whole page' },
    {
      part: 'status',
      own: '200',
      host: '416',
      when: ({ headers }) => headers?.['Range'] === 'bytes=5-2',
      reason: 'Cloudflare’s cache, which knows ranges, refuses one that ends before it begins',
    },
    {
      part: /^(cache-control|cross-origin-resource-policy|x-content-type-options)$/,
      when: ({ status }) => status === 416,
      host: '',
      reason: 'the cache’s own refusal',
    },
    ENCODED,
    {
      part: 'status',
      own: '400',
      host: /^(200|308|404)$/,
      reason: 'dots and backslashes are resolved before the Worker sees the address, and letters encoded',
    },
  ],
};
