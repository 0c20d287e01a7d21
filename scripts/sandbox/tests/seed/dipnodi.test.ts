import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../command/settings.ts';
import { readDipnodi } from '../../seed/dipnodi.ts';
import { type Sandbox, startBackend } from '../../server/backend.ts';

type Entry = Record<string, string | number>;
interface Init {
  brand_logo: string;
  brand_favicon: string;
  brand_desc: Record<string, string>;
  marquee: Record<string, string>;
  provider: Record<string, Entry[]>;
  page: Record<string, Entry[]>;
  [list: string]: unknown;
}

const PUBLIC_ROUTES = ['/', '/slots', '/casino', '/mobile-slots', '/sports', '/vip', '/rewards', '/promotion'];
const HELP = ['responsible-gaming', 'deposit', 'term-and-conditions', 'privacy-and-security'].map((slug) => `/help/${slug}`);

let folder: string;
let sandbox: Sandbox;
let init: Init;

const read = async (call: string) => (await fetch(`${sandbox.url}/api/v1/${call}`)).json();
const list = (name: string) => init[name] as Entry[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dipnodi-'));
  sandbox = await startBackend(readDipnodi(), { ...readSettings(['--port', '0', '--folder', folder], {}), log: () => undefined });
  init = ((await read('init?currency_id=1')) as { data: Init }).data;
});

afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

describe('the Dipnodi business', () => {
  test('has at least 400 games behind its slot providers', async () => {
    let total = 0;
    for (const { provider_id } of init.provider['slot'] ?? []) {
      const page = (await read(`game-list?currency_id=1&provider_id=${provider_id}`)) as { page_info: { total_record: number } };
      total += page.page_info.total_record;
    }

    expect(total).toBeGreaterThanOrEqual(400);
  });

  test('has an entry for search engines for every public page in every language', () => {
    // Some are written as operators write them: with the origin, or a slash at the end.
    const paths = list('seo').map(({ url }) => new URL(String(url), sandbox.url).pathname.replace(/(?<=.)\/$/, ''));

    for (const prefix of ['', '/bd', '/cn', '/ms']) {
      expect(paths).toEqual(expect.arrayContaining([...PUBLIC_ROUTES, ...HELP].map((route) => (prefix + route).replace(/(?<=.)\/$/, ''))));
    }
  });

  test('has every picture that it names, in the type it says', async () => {
    const named = [...JSON.stringify(init).matchAll(/"(\/media\/[^"\\]+)/g)].map(([, address]) => address);
    const addresses = new Set([...named, ...readDipnodi().games.map(({ picture }) => `/media/games/${picture}.webp`)]);

    expect(addresses.size).toBeGreaterThan(200);
    for (const address of addresses) {
      const response = await fetch(sandbox.url + address);
      const { format } = await sharp(await response.arrayBuffer()).metadata();
      expect([address, response.headers.get('content-type')]).toEqual([address, `image/${format}`]);
    }
  }, 20_000);

  test('has no picture outside its folder', async () => {
    expect((await fetch(`${sandbox.url}/media/games/..%2f..%2fsettings.json`)).status).toBe(404);
  });
});
