import { describe, expect, test } from 'vitest';
import { headersFile, LIMITS, redirectsFile } from '../../../../scripts/hosts/headers-file.ts';
import { type PageWithPolicy, PREFIXES, pagesWithPolicy } from '../../../../scripts/hosts/policy-rules.ts';
import { folderOf } from '../folder.ts';

const policy = (name: string, more = '') =>
  `default-src 'none';script-src 'self' 'sha256-head=';style-src 'self' 'sha256-${name}=';${more}; frame-ancestors 'none'`;

const everywhere = (route: string, text: string): PageWithPolicy[] => ['', ...PREFIXES].map(() => ({ route, policy: text }));
const ROUTES: Record<string, string> = {
  '/': policy('home'),
  '/404': policy('missing'),
  '/slots': policy('list'),
  '/promotion': policy('promotion'),
  '/login': policy('form'),
  '/register': policy('form', 'frame-src https://captcha.example;trusted-types default'),
  '/deposit': policy('account'),
  '/help/deposit': policy('help'),
  '/help/terms': policy('help'),
};
const folder = (name: string, count: number, text: string) =>
  Array.from({ length: count }, (_, index) => everywhere(`/${name}/entry-${index}`, text)).flat();
const SITE = [
  ...Object.entries(ROUTES).flatMap(([route, text]) => everywhere(route, text)),
  ...folder('slots', 20, policy('list')),
  ...folder('promotion', 1000, policy('promotion')),
];

/** The blocks of a file: path and headers. */
function blocksOf(file: string) {
  return file
    .split('\n\n')
    .filter((block) => block.startsWith('/'))
    .map((block) => {
      const [path = '', ...lines] = block.trim().split('\n');
      return { path, headers: Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s, 2))) as Record<string, string> };
    });
}

/** As the hosts match: Netlify finds `/slots` by `/slots/*` too. */
function policiesAt(file: string, address: string): string[] {
  return blocksOf(file)
    .filter(({ path }) => new RegExp(`^${path.replace(/\/\*$/, '(/.*)?').replace(/:[a-z]+/g, '[^/]+')}$`).test(address))
    .flatMap(({ headers }) => headers['Content-Security-Policy'] ?? []);
}

/** The hashes that every one of several policies allows: a browser holds to them all. */
function allowed(policies: string[], directive: string): string[] {
  const lists = policies.flatMap((text) => {
    const found = text.split(';').find((part) => part.trim().startsWith(directive));
    return found ? [found.trim().split(' ').slice(1)] : [];
  });
  return (lists[0] ?? []).filter((source) => lists.every((list) => list.includes(source)));
}

const addressesOf = (route: string) => [route, ...PREFIXES.map((language) => `/${language}${route === '/' ? '' : route}`)];
const file = headersFile(SITE, ['/robots.txt']);

describe('_headers', () => {
  test.each([
    ...Object.entries(ROUTES).filter(([route]) => route !== '/404'),
    ['/slots/entry-0', policy('list')],
    ['/promotion/entry-999', policy('promotion')],
  ] as const)('lets %s use all that its own policy does', (route, own) => {
    for (const address of addressesOf(route)) {
      const policies = policiesAt(file, address);
      expect(policies.length).toBeGreaterThan(1);
      for (const directive of ['style-src', 'script-src', 'frame-src', 'trusted-types'])
        expect(allowed(policies, directive)).toEqual(expect.arrayContaining(allowed([own], directive)));
      expect(policies.join()).not.toContain('unsafe-');
    }
  });

  test.each(['/nowhere', '/slots/nowhere', '/bd/slots/nowhere', '/xx/login', '/help/nowhere', '/bd/promotion/gone'])(
    'lets the 404 page at %s be itself',
    (address) => {
      const styles = policiesAt(file, address).filter((text) => text.includes('style-src'));
      for (const text of styles) expect(text).toContain("'sha256-missing='");
    },
  );

  test('keeps a page alone in its language from a pattern that would catch it', () => {
    expect(blocksOf(file).map(({ path }) => path)).not.toContain('/:language/deposit');
    expect(blocksOf(file).map(({ path }) => path)).toEqual(expect.arrayContaining(['/deposit', '/bd/deposit', '/:language/login']));
  });

  test('says each header once for any address, but for policies', () => {
    const [all, ...blocks] = blocksOf(file);
    const worker = blocks.find(({ path }) => path === '/service-worker.js');
    expect(worker?.headers).toEqual({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': expect.stringContaining("connect-src 'self'"),
    });
    for (const { path, headers } of blocks.filter((block) => block !== worker)) {
      expect([path, Object.keys(headers)]).toEqual([
        path,
        [/_astro|media|robots/.test(path) ? 'Cache-Control' : 'Content-Security-Policy'],
      ]);
    }
    expect(all?.headers).not.toHaveProperty('Cache-Control');
  });

  test.each([
    ['a site with 1,000 promotions', SITE],
    [
      '300 routes of their own',
      [...SITE, ...Array.from({ length: 300 }, (_, index) => everywhere(`/page-${index}`, policy(`${index}`))).flat()],
    ],
    [
      'a policy too long for a line',
      [...SITE, ...everywhere('/long', policy('long', `img-src ${'https://pictures.example '.repeat(100)}`))],
    ],
  ])('keeps within the hosts’ limits: %s', (_name, pages) => {
    const text = headersFile(pages);
    expect(blocksOf(text).length).toBeLessThanOrEqual(LIMITS.rules);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(LIMITS.line);
    expect(text.includes('left out')).toBe(pages !== SITE);
  });

  test('keeps the rules of folders where not all rules fit', () => {
    const routes = Array.from({ length: 300 }, (_, index) => everywhere(`/page-${index}`, policy(`${index}`))).flat();
    const paths = blocksOf(
      headersFile([...routes, ...everywhere('/help/a', policy('help')), ...everywhere('/help/b', policy('help'))]),
    ).map(({ path }) => path);
    expect(paths).toHaveLength(LIMITS.rules);
    expect(paths.slice(-2)).toEqual(['/help/*', '/:language/help/*']);
  });

  test('leaves pages whose languages differ to their own heads', () => {
    const text = headersFile([
      { route: '/odd', policy: policy('one') },
      { route: '/odd', policy: policy('two') },
    ]);
    expect(blocksOf(text).map(({ path }) => path)).toEqual(['/*', '/_astro/*', '/media/*', '/service-worker.js']);
  });

  test('takes no name for a pattern', () => {
    const text = headersFile([
      { route: '/slots/a:b', policy: policy('one') },
      { route: '/slots/c d', policy: policy('two') },
    ]);
    expect(blocksOf(text).map(({ path }) => path)).toContain('/slots/c%20d');
    expect(text).not.toContain('a:b');
  });
});

test('takes back what Cloudflare adds by itself, in its own dialect alone', () => {
  expect(headersFile(SITE, [], 'cloudflare')).toContain('/*\n  ! Access-Control-Allow-Origin\n');
  for (const text of [file, headersFile(SITE, [], 'netlify')]) expect(text).not.toMatch(/^ *!/m);
});

describe('_redirects', () => {
  const linesOf = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'));
  const moves = ['/en / 301', '/.well-known/change-password /profile 302', '/en/* /:splat 301'];

  test.each([undefined, 'cloudflare'] as const)('has redirects alone for %s', (host) => {
    expect(linesOf(redirectsFile(host, 'https://casino.example'))).toEqual(moves);
  });

  test('sends each language its own 404 page on Netlify, and a redirect to no other site', () => {
    expect(linesOf(redirectsFile('netlify', 'https://casino.example'))).toEqual([
      ...moves.slice(0, 2),
      '/en/* https://casino.example/:splat 301',
      '/bd/* /bd/404.html 404',
      '/cn/* /cn/404.html 404',
      '/ms/* /ms/404.html 404',
    ]);
  });
});

test('a policy that is too long for hosts to find stops the build', async () => {
  const long = `img-src ${'https://pictures.example '.repeat(200)}`;
  const site = await folderOf({ 'index.html': `<!doctype html><head><meta http-equiv="content-security-policy" content="${long}">` });
  expect(() => pagesWithPolicy(site)).toThrow('index.html: the content policy is longer than 4096 bytes');
});
