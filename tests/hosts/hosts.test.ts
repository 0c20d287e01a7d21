import { cpSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { writeFolderRules } from '../../scripts/serve/folder-rules.ts';
import { CACHE, DOCUMENT_HEADERS, WORKER_CONTENT_POLICY } from '../../scripts/serve/rules.ts';
import { TEST_SITE } from '../../scripts/test/test-site.ts';
import { folderOf } from '../unit/scripts/folder.ts';
import { rawRequest } from '../unit/scripts/serve/raw-request.ts';
import { HOSTS } from './hosts.ts';

const folder = await folderOf({
  'outside.html': 'SECRET',
  'dist/slots/আলো.html': '<!doctype html><title>light</title>',
});
const site = join(folder, 'dist');
cpSync(TEST_SITE.folder, site, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
await writeFolderRules(site);
const [script] = globSync('_astro/*.js', { cwd: site });

describe.each(HOSTS.filter(({ isHere }) => isHere))('$name', ({ name, start }) => {
  let url: string;
  beforeAll(async () => {
    const own = join(folder, name.replaceAll(' ', '-'));
    mkdirSync(own);
    const running = await start(site, own);
    url = running.url;
    return running.close;
  });

  async function ask(target: string) {
    const { status, headers, body } = await rawRequest(url, target);
    const unpack =
      { br: brotliDecompressSync, gzip: gunzipSync }[headers['content-encoding'] ?? ''] ??
      ((bytes: Buffer) => bytes);
    return { status, headers, text: unpack(body).toString() };
  }

  test.each([
    ['/', 200, 'data-language="en"'],
    ['/bd', 200, 'data-language="bd"'],
    ['/slots?page=2', 200, 'data-language="en"'],
    ['/bd/help/deposit', 200, 'data-language="bd"'],
    ['/slots/%E0%A6%86%E0%A6%B2%E0%A7%8B', 200, 'light'],
    ['/nothing', 404, 'data-language="en"'],
    ['/bd/nothing/at/all', 404, 'data-language="bd"'],
    ['/_astro/gone.js', 404, 'data-language="en"'],
  ])('%s is %i, with the headers of a page', async (target, status, text) => {
    const answer = await ask(target);
    expect([answer.status, answer.text.slice(0, 3_000)]).toEqual([
      status,
      expect.stringContaining(text),
    ]);
    for (const [header, value] of Object.entries(DOCUMENT_HEADERS))
      expect([header, answer.headers[header.toLowerCase()]]).toEqual([header, value]);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test.each([
    ['/slots/', 308, '/slots'],
    ['/slots.html?a=1', 308, '/slots?a=1'],
    ['/bd/', 308, '/bd'],
    ['/en', 301, '/'],
    ['/en/slots?a=1', 301, '/slots?a=1'],
    ['/.well-known/change-password', 302, '/profile'],
  ])('%s moves', async (target, status, to) => {
    const { headers, ...answer } = await ask(target);
    expect([
      answer.status,
      headers['location']?.replace(url, '').replace('http://localhost', ''),
    ]).toEqual([status, to]);
  });

  test('files may be kept as long as their names say, and the service worker has its own policy', async () => {
    expect((await ask(`/${script}`)).headers).toMatchObject({
      'cache-control': CACHE.hashed,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    const { headers } = await ask('/service-worker.js');
    expect(headers['cache-control']).toBe(CACHE.worker);
    expect(headers['content-security-policy']).toContain(WORKER_CONTENT_POLICY);
    for (const page of ['/', '/nothing'])
      expect((await ask(page)).headers['cache-control']).not.toMatch(/immutable|max-age=\d{3}/);
  });

  test.each([
    '/../outside',
    '/..%2foutside.html',
    '/%2e%2e/outside.html',
    '/slots/%2e%2e/%2e%2e/outside',
    '/..\\outside.html',
  ])('%s shows nothing from outside, and //elsewhere leads nowhere', async (target) => {
    expect((await ask(target)).text).not.toContain('SECRET');
    for (const odd of ['//elsewhere.example/', '/en//elsewhere.example']) {
      const { headers } = await ask(odd);
      expect(new URL(headers['location'] ?? '/', url).hostname).toBe(new URL(url).hostname);
    }
  });
});
