import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { precompress } from '../../scripts/build/precompress.ts';
import { nginxFile } from '../../scripts/hosts/nginx-file.ts';
import { pagesWithPolicy } from '../../scripts/hosts/policy-rules.ts';
import { writeHostNotes } from '../../scripts/hosts/write.ts';
import type { Running } from '../../scripts/serve/listen.ts';
import { startSite } from '../../scripts/serve/site.ts';
import { type RawAnswer, type RawOptions, rawRequest } from '../unit/scripts/serve/raw-request.ts';
import { hasBrotli, nginxBinary, type RunningNginx, startNginx } from './nginx-process.ts';

const page = (name: string, hash: string) => `<!doctype html><html><head><meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none';style-src 'self' 'sha256-${hash}';">
<title>${name}</title></head><body>${'<p>text</p>'.repeat(60)}</body></html>`;
const text = 'text '.repeat(100);
const FILES: Record<string, string> = {
  'index.html': page('home', 'home'),
  'bd.html': page('bd home', 'home'),
  'slots.html': page('slots', 'list'),
  'bd/slots.html': page('bd slots', 'list'),
  'slots/Lotus Play.html': page('lotus', 'list'),
  'slots/v2.0.html': page('dotted', 'list'),
  'slots/আলো.html': page('light', 'list'),
  'bd/slots/আলো.html': page('bd light', 'list'),
  'register.html': page('register', 'form'),
  'help/deposit.html': page('help', 'help'),
  'deposit.html': page('deposit', 'account'),
  'odd.html': page('odd', 'odd'),
  'bd/odd.html': page('bd odd', 'odder'),
  'plain.html': '<!doctype html><title>no policy</title>',
  '404.html': page('missing', 'missing'),
  'bd/404.html': page('bd missing', 'missing'),
  'robots.txt': text,
  'sitemap-0.xml': `<urlset>${text}</urlset>`,
  'manifest.webmanifest': '{}',
  'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${text}</title></svg>`,
  '.env': 'SECRET',
  '.well-known/security.txt': 'Contact: mailto:desk@site.example',
  '_astro/main.abc123.js': `export default "${text}";`,
  '_astro/main.abc123.css': `/* ${text} */`,
  '_astro/face.abc123.woff2': 'wOF2',
  'media/logo-160.webp': 'RIFF0123456789',
  'media/logo-160.avif': 'ftyp',
  'media/icon-32.png': 'PNG',
  '../outside.html': 'outside',
};

/** Everything about an answer that the two have to agree on. */
const COMPARED = [
  'content-type',
  'cache-control',
  'content-encoding',
  'content-range',
  'location',
  'allow',
  'retry-after',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

function comparable({ status, headers, body }: RawAnswer) {
  const isRedirect = headers['location'] !== undefined;
  return {
    status,
    ...Object.fromEntries(COMPARED.map((name) => [name, headers[name]])),
    body: headers['content-encoding'] ? undefined : body.toString(),
    // nginx writes the page of a redirect itself; a browser shows neither.
    ...(isRedirect && { 'content-type': undefined, 'content-security-policy': undefined, body: undefined }),
  };
}

const ANSWERS: [string, number, RawOptions?][] = [
  ['/', 200],
  ['/?ref=abc', 200],
  ['/bd', 200],
  ['/slots', 200],
  ['/slots', 200, { method: 'HEAD' }],
  ['/slots', 200, { headers: { 'Accept-Encoding': 'gzip' } }],
  ['/bd/slots?page=2', 200],
  ['/slots/Lotus%20Play', 200],
  ['/slots/%E0%A6%86%E0%A6%B2%E0%A7%8B', 200],
  ['/bd/slots/%e0%a6%86%e0%a6%b2%e0%a7%8b', 200],
  ['/slots/v2.0', 200],
  ['/register', 200],
  ['/help/deposit', 200],
  ['/deposit', 200],
  ['/plain', 200],
  ['/robots.txt', 200],
  ['/robots.txt', 200, { headers: { 'Accept-Encoding': 'gzip' } }],
  ['/sitemap-0.xml', 200],
  ['/manifest.webmanifest', 200],
  ['/favicon.svg', 200],
  ['/.well-known/security.txt', 200],
  ['/_astro/main.abc123.js', 200],
  ['/_astro/main.abc123.js', 200, { headers: { 'Accept-Encoding': 'gzip' } }],
  ['/_astro/main.abc123.css', 200],
  ['/_astro/face.abc123.woff2', 200],
  ['/media/logo-160.webp', 200],
  ['/media/logo-160.avif', 200],
  ['/media/icon-32.png', 200],
  ['/media/logo-160.webp', 206, { headers: { Range: 'bytes=0-3' } }],

  ['/nowhere', 404],
  ['/nowhere', 404, { headers: { 'Accept-Encoding': 'gzip' } }],
  ['/bd/nowhere', 404],
  ['/bdx', 404],
  ['/slots/nowhere', 404],
  ['/bd/slots/nowhere.webp', 404],
  ['/404', 404],
  ['/bd/404', 404],
  ['/help', 404],
  ['/_astro', 404],
  ['/_astro/gone.js', 404],
  ['/media/gone.webp', 404],
  ['/slots.html.gz', 404],
  ['/bd/slots.html.br', 404],
  ['/_headers', 404],
  ['/_redirects', 404],

  ['/slots/', 308],
  ['/slots.html', 308],
  ['/slots.html/?a=1', 308],
  ['/index.html', 308],
  ['/index', 308],
  ['/slots/index', 308],
  ['/bd/?x=/y/', 308],
  ['/404.html', 308],
  ['/en', 301],
  ['/en/', 301],
  ['/en/slots/?a=1', 301],
  ['/.well-known/change-password', 302],

  ['/../outside', 400],
  ['/%2e%2e/outside.html', 400],
  ['/..%2foutside.html', 400],
  ['/slots/%2e%2e/%2e%2e/outside', 400],
  ['/slots/../slots', 400],
  ['/slots/..', 400],
  ['/./slots', 400],
  ['/..\\outside.html', 400],
  ['/%5c..%5coutside.html', 400],
  ['/%00', 400],
  ['/slots%00.html', 400],
  ['/slots%0d%0aSet-Cookie:%20a=b', 400],
  ['/%', 400],
  ['/%zz', 400],
  ['/%c0%ae%c0%ae/outside', 400],
  ['/%ff', 400],
  ['/%ed%a0%80', 400],
  ['//elsewhere.example/', 400],
  ['/slots//', 400],
  ['/slots//Lotus%20Play', 400],
  ['/.env', 400],
  ['/%2eenv', 400],

  ['/', 405, { method: 'POST' }],
  ['/slots', 405, { method: 'DELETE' }],
  ['/robots.txt', 405, { method: 'OPTIONS' }],
];

interface Pair {
  own: Running;
  nginx: RunningNginx;
}

async function startBoth(binary: string, root: string, maintenance: boolean): Promise<Pair> {
  const folder = mkdtempSync(join(root, 'nginx-'));
  const site = join(root, 'dist');
  const file = (listen: string) => nginxFile(pagesWithPolicy(site), { name: 'localhost', root: site, listen, maintenance });
  return { own: await startSite({ folder: site, port: 0, maintenance }), nginx: await startNginx(binary, folder, file) };
}

const reason = nginxBinary ? '' : ' (left out: nginx is not installed; .ci/run installs it)';

describe.skipIf(!nginxBinary)(`nginx with the generated site file answers as our own server does${reason}`, () => {
  let open: Pair;
  let closed: Pair;

  beforeAll(async () => {
    const root = mkdtempSync(join(tmpdir(), 'hosts-'));
    const site = join(root, 'dist');
    for (const [name, content] of Object.entries(FILES)) {
      mkdirSync(dirname(join(site, name)), { recursive: true });
      writeFileSync(join(site, name), content);
    }
    await writeHostNotes(site);
    await precompress(site);
    open = await startBoth(nginxBinary ?? '', root, false);
    closed = await startBoth(nginxBinary ?? '', root, true);
    return async () => {
      await Promise.all([open, closed].flatMap(({ own, nginx }) => [own.close(), nginx.stop()]));
      rmSync(root, { recursive: true });
    };
  });

  test.each(ANSWERS)('%s: %i', async (target, status, options) => {
    const [own, nginx] = await Promise.all([open.own.url, open.nginx.url].map((url) => rawRequest(url, target, options)));
    if (!own || !nginx) throw new Error('no answer');
    expect(own.status).toBe(status);
    expect(comparable(nginx)).toEqual(comparable(own));
    expect(nginx.body.toString()).not.toMatch(/SECRET|^outside/);
  });

  test.skipIf(!hasBrotli)('brotli', async () => {
    const options = { headers: { 'Accept-Encoding': 'gzip, br' } };
    for (const target of ['/slots', '/nowhere', '/_astro/main.abc123.js']) {
      const [own, nginx] = await Promise.all([open.own.url, open.nginx.url].map((url) => rawRequest(url, target, options)));
      expect(nginx?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
      expect(nginx?.body.equals(own?.body ?? Buffer.alloc(0))).toBe(true);
    }
  });

  test.each([['/'], ['/bd'], ['/bd/deposit'], ['/slots'], ['/robots.txt'], ['/media/logo-160.webp'], ['/gone.txt']])(
    'under maintenance: %s',
    async (target) => {
      const [own, nginx] = await Promise.all([closed.own.url, closed.nginx.url].map((url) => rawRequest(url, target)));
      if (!own || !nginx) throw new Error('no answer');
      expect(comparable(nginx)).toEqual(comparable(own));
    },
  );

  test('a page that did not change is not sent again, and keeps its policy', async () => {
    const first = await rawRequest(open.nginx.url, '/slots');
    const again = await rawRequest(open.nginx.url, '/slots', { headers: { 'If-None-Match': first.headers['etag'] ?? '' } });
    expect(again.status).toBe(304);
    for (const name of ['content-security-policy', 'cache-control']) expect(again.headers[name]).toBe(first.headers[name]);
  });
});
