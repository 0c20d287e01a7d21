import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { precompress } from '../../../../scripts/build/precompress.ts';
import { startSite } from '../../../../scripts/serve/site.ts';
import { folderOf } from '../folder.ts';
import { type RawOptions, rawRequest } from './raw-request.ts';

const page = (name: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${name}</title></head>${'<p>text</p>'.repeat(50)}</html>`;
const FILES: Record<string, string> = {
  'index.html': page('home'),
  'slots.html': page('slots'),
  'slots/v2.0.html': page('second'),
  'bd.html': page('bd home'),
  '404.html': page('missing'),
  'bd/404.html': page('bd missing'),
  'robots.txt': 'User-agent: *',
  '.env': 'SECRET',
  '_astro/main.abc123.js': `export default ${'1 + '.repeat(200)}1;`,
  'media/logo-160.webp': 'RIFF0123456789',
  '../outside.html': 'outside',
};

const root = await folderOf(
  Object.fromEntries(Object.entries(FILES).map(([name, text]) => [join('dist', name), text])),
);
const folder = join(root, 'dist');
await precompress(folder);
const site = await startSite({ folder, port: 0 });
const closed = await startSite({ folder, port: 0, maintenance: true });
afterAll(() => Promise.all([site.close(), closed.close()]));

const raw = (target: string, options?: RawOptions) => rawRequest(site.url, target, options);

// Pages, redirects and headers as on every other host: tests/hosts.
it.each([
  ['/slots/v2.0', 200, 'second'],
  ['/bd/404', 404, 'bd missing'],
  ['/bdx/nowhere', 404, 'missing'],
  ['/slots.html.br', 404, 'missing'],
])('%s answers %i with "%s"', async (target, status, title) => {
  const answer = await raw(target);
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).toContain(`<title>${title}</title>`);
  expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
  expect(answer.headers['cache-control']).toBe('public, max-age=30, must-revalidate');
});

it.each([
  ['/index.html', '/', 308],
  ['/bd/?x=/y/', '/bd?x=/y/', 308],
  ['/en/$&', '/$&', 301],
])('%s moves to %s', async (target, location, status) => {
  const answer = await raw(target);
  expect([answer.status, answer.headers['location']]).toEqual([status, location]);
});

it.each([
  '/../outside',
  '/..%2foutside.html',
  '/slots/%2e%2e/%2e%2e/outside',
  '/%5c..%5coutside.html',
  '/%00',
  '/slots%0d%0aSet-Cookie:%20a=b',
  '/%zz',
  '/%c0%ae%c0%ae/outside',
  '//elsewhere.example/',
  '/.env',
  '/%2eenv',
  '/slots%2ehtml',
  '/slots.html%2ebr',
  '/slots/%69ndex',
  'http://elsewhere.example/',
  '*',
  `/${'a'.repeat(9_000)}`,
])('%s is a bad request', async (target) => {
  const answer = await raw(target);
  expect(answer.status).toBe(400);
  expect(answer.body.toString()).not.toMatch(/outside|SECRET/);
  expect(answer.headers).not.toHaveProperty('location');
});

it.each(['POST', 'OPTIONS'])('%s is not allowed', async (method) => {
  const answer = await raw('/', { method });
  expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
});

it.each([
  ['/_astro/main.abc123.js', 'public, max-age=31536000, immutable', 'text/javascript'],
  ['/media/logo-160.webp', 'public, max-age=31536000, immutable', 'image/webp'],
  ['/robots.txt', 'public, max-age=3600', 'text/plain'],
])('%s may be kept: %s', async (target, cache, type) => {
  const answer = await raw(target);
  expect([answer.status, answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
    200,
    cache,
    type,
  ]);
});

it.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
])('to a browser that takes "%s" sends %s', async (accepted, encoding, unpack) => {
  for (const [target, file] of [
    ['/slots', 'slots.html'],
    ['/nowhere', '404.html'],
  ] as const) {
    const answer = await raw(target, { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
    });
    expect(unpack(answer.body).toString()).toBe(FILES[file]);
  }
});

it('sends no body for HEAD', async () => {
  for (const [target, status] of [
    ['/slots', 200],
    ['/nowhere', 404],
  ] as const) {
    const answer = await raw(target, { method: 'HEAD' });
    expect([answer.status, answer.body.length]).toEqual([status, 0]);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(100);
  }
});

it.each([
  ['bytes=0-3', 206, 'RIFF'],
  ['bytes=99-', 416, ''],
  ['bytes=5-2', 200, 'RIFF0123456789'],
  ['bytes=0-1,3-4', 200, 'RIFF0123456789'],
])('a range of "%s" answers %i', async (range, status, body) => {
  const answer = await raw('/media/logo-160.webp', { headers: { Range: range } });
  expect([answer.status, answer.body.toString()]).toEqual([status, body]);
});

it('a file that is named after its content has what protects a file, and no more', async () => {
  const { headers } = await raw('/media/logo-160.webp');
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  for (const name of ['content-security-policy', 'referrer-policy', 'x-frame-options'])
    expect(headers).not.toHaveProperty(name);
});

it.each(['/slots/', '/%', '/robots.txt'])('%s carries the security headers', async (target) => {
  const { headers } = await raw(target);
  expect(headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
  });
});

it.each([
  ['/', 503, 'home'],
  ['/bd/deposit', 503, 'bd home'],
  ['/slots/Play.io', 503, 'home'],
  ['/slots.html.br', 404, 'missing'],
  ['/media/gone.webp', 404, 'missing'],
  ['/robots.txt', 200, 'User-agent'],
])('under maintenance %s answers %i', async (path, status, text) => {
  const answer = await fetch(closed.url + path);
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(text)]);
  expect(answer.headers.has('retry-after')).toBe(status === 503);
});

it('says in one line that a port is taken', async () => {
  const port = Number(new URL(site.url).port);
  await expect(startSite({ folder: root, port })).rejects.toThrow(
    `Port ${port} is in use: stop what runs there, or set PORT`,
  );
});
