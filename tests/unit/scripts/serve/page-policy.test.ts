import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagesWithPolicy } from '../../../../scripts/hosts/policy-rules.ts';
import type { Running } from '../../../../scripts/serve/listen.ts';
import { startSite } from '../../../../scripts/serve/site.ts';
import { writeFiles } from '../write-files.ts';

const OWN = "default-src 'none';style-src 'self' 'sha256-abc=';";
const SENT = "default-src 'none';style-src 'self' 'sha256-abc='; frame-ancestors 'none'";
const meta = (policy: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><title>t</title></head></html>`;
const FILES = {
  'index.html': meta(OWN),
  'slots.html': meta(OWN.replaceAll("'", '&#39;')),
  'slots/v2.0.html': meta(OWN),
  'slots/আলো.html': meta(OWN),
  'plain.html': '<!doctype html><title>no policy</title>',
  'late.html': `<!doctype html>${' '.repeat(5000)}${meta(OWN)}`,
  '404.html': meta("default-src 'none';"),
  'bd/404.html': meta("default-src 'self';"),
  'robots.txt': 'User-agent: *',
  'media/a.webp': 'RIFF',
  _headers: '/*',
};

let folder: string;
let site: Running;
let closed: Running;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'policy-'));
  await writeFiles(folder, FILES);
  site = await startSite({ folder, port: 0 });
  closed = await startSite({ folder, port: 0, maintenance: true });
});

afterAll(async () => {
  await Promise.all([site?.close(), closed?.close()]);
  rmSync(folder, { recursive: true });
});

const answerTo = (path: string, init: RequestInit = {}) => fetch(site.url + path, { redirect: 'manual', ...init });
const policyAt = async (path: string) => (await answerTo(path)).headers.get('content-security-policy');

test.each([
  ['/', SENT],
  ['/slots', SENT],
  ['/slots?page=2', SENT],
  ['/slots/v2.0', SENT],
  ['/slots/%E0%A6%86%E0%A6%B2%E0%A7%8B', SENT],
  ['/nowhere', "default-src 'none'; frame-ancestors 'none'"],
  ['/bd/nowhere', "default-src 'self'; frame-ancestors 'none'"],
  ['/_astro/gone.js', "default-src 'none'; frame-ancestors 'none'"],
  ['/_headers', "default-src 'none'; frame-ancestors 'none'"],
  ['/plain', "frame-ancestors 'none'"],
  ['/late', "frame-ancestors 'none'"],
  ['/robots.txt', "frame-ancestors 'none'"],
  ['/slots/', "frame-ancestors 'none'"],
  ['/media/a.webp', null],
])('%s carries the policy of what is sent', async (path, policy) => {
  // Twice: the second answer comes from what was remembered.
  expect([await policyAt(path), await policyAt(path)]).toEqual([policy, policy]);
});

test('a policy that is too long for hosts to find stops the build', async () => {
  const long = mkdtempSync(join(tmpdir(), 'policy-'));
  await writeFiles(long, { 'index.html': meta(`img-src ${'https://pictures.example '.repeat(200)}`) });
  expect(() => pagesWithPolicy(long)).toThrow('index.html: the content policy is longer than 4096 bytes');
  rmSync(long, { recursive: true });
});

test('a page that did not change keeps its policy', async () => {
  const first = await answerTo('/slots');
  const again = await answerTo('/slots', { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } });
  expect([again.status, again.headers.get('content-security-policy')]).toEqual([304, SENT]);
});

test('the maintenance page carries its own', async () => {
  const answer = await fetch(`${closed.url}/deposit`);
  expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([503, SENT]);
});

test('a page with a dot in its name is kept no longer than others', async () => {
  expect((await answerTo('/slots/v2.0')).headers.get('cache-control')).toBe('public, max-age=30, must-revalidate');
});

test.each([
  ['/en', '/', 301],
  ['/en/', '/', 301],
  ['/en/slots', '/slots', 301],
  ['/en/slots/?page=2', '/slots?page=2', 301],
  ['/en/$&', '/$&', 301],
  ['/.well-known/change-password', '/profile', 302],
])('%s leads to %s', async (path, to, status) => {
  const answer = await answerTo(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([status, to]);
});
