import { globSync } from 'node:fs';
import { LANGUAGES } from '../../../src/lib/config.ts';
import { addressIn } from '../../../src/lib/domain/site/address.ts';

/** One request of the list that every host is asked. */
export interface HostRequest {
  target: string;
  /** What our own server answers. */
  status: number;
  method?: string;
  headers?: Record<string, string>;
  /** Asked a second time, with the ETag of the first answer. */
  again?: boolean;
}

/** One of each kind of page. */
const KINDS = ['/', '/slots', '/promotion', '/help/deposit', '/login', '/register', '/deposit'];
const GZIP = { 'Accept-Encoding': 'gzip' };
const BROTLI = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

const request = (target: string, status: number, more: Partial<HostRequest> = {}): HostRequest => ({ target, status, ...more });
const answered = (status: number, targets: readonly string[]) => targets.map((target) => request(target, status));
const inLanguages = (route: string) => LANGUAGES.map((language) => addressIn(language, route));

/** The first file of each ending in a folder, by its address. */
function oneOfEach(site: string, folder: string, endings: readonly string[]): string[] {
  return endings.flatMap((ending) => {
    const [name] = globSync(`${folder}/*.${ending}`, { cwd: site }).sort();
    return name ? [`/${name.replaceAll('\\', '/')}`] : [];
  });
}

function pages(site: string): string[] {
  return globSync('**/*.html', { cwd: site })
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .filter((path) => !path.endsWith('/404'))
    .map(encodeURI)
    .sort();
}

/** Every page in every language, and files of every kind, in the forms that browsers ask for. */
export function readers(site: string): HostRequest[] {
  const hashed = [...oneOfEach(site, '_astro', ['js', 'css', 'woff2']), ...oneOfEach(site, 'media', ['avif', 'webp', 'jpg', 'png', 'svg'])];
  const others = oneOfEach(site, '.', ['css', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml']);
  const kinds = KINDS.flatMap(inLanguages);
  const [script = '', , , picture = ''] = hashed;
  return [
    ...answered(200, [...pages(site), ...hashed, ...others, '/.well-known/security.txt']),
    ...[...kinds, ...hashed, ...others].flatMap((target) => [
      request(target, 200, { headers: GZIP }),
      request(target, 200, { headers: BROTLI }),
    ]),
    ...[...KINDS, ...hashed, ...others].map((target) => request(target, 200, { method: 'HEAD' })),
    ...['/', '/bd', '/slots', script, picture, '/robots.txt'].flatMap((target) => [
      request(target, 304, { again: true }),
      request(target, 304, { again: true, headers: BROTLI }),
      request(target, 200, { headers: { 'If-None-Match': '"another"' } }),
    ]),
    ...['/?ref=abc', '/bd/slots?page=2', '/slots?a=/x/', '/slots/%e0%a6%86%e0%a6%b2%e0%a7%8b'].map((target) => request(target, 200)),
    request(picture, 206, { headers: { Range: 'bytes=0-3' } }),
    request(picture, 200, { headers: { Range: 'bytes=5-2' } }),
    request(picture, 416, { headers: { Range: 'bytes=99999999-' } }),
    request('/slots', 206, { headers: { Range: 'bytes=0-99' } }),
  ];
}

/** What is not there. */
export const MISSING: readonly HostRequest[] = [
  ...['/nothing', '/slots/nothing', '/help/nothing', '/promotion/nothing.webp', '/nothing/at/all'].flatMap((route) =>
    answered(404, inLanguages(route)),
  ),
  ...inLanguages('/nothing').flatMap((target) => [
    request(target, 404, { headers: GZIP }),
    request(target, 404, { headers: BROTLI }),
    request(target, 404, { method: 'HEAD' }),
  ]),
  request('/nothing', 404, { headers: { Range: 'bytes=0-3' } }),
  request('/nothing', 404, { headers: { 'If-None-Match': '*' } }),
  ...answered(404, ['/nothing?a=1', '/bdx', '/SLOTS', '/slots*', '/sl%5Bo%5Dts', '/{env.HOME}', '/$uri', '/404', '/bd/404']),
  ...answered(404, ['/_astro', '/_astro/gone.js', '/media/gone.webp', '/bd/_astro/gone.js']),
  ...answered(404, ['/slots.html.gz', '/bd/slots.html.br', '/_headers', '/_redirects']),
  ...answered(404, [`/${'a'.repeat(300)}`, `/${'%E0%A6%86'.repeat(200)}`, '/nothing'.repeat(900)]),
];

/** A page has one address. */
export const MOVED: readonly HostRequest[] = [
  ...inLanguages('/slots/').map((target) => request(target, 308)),
  ...inLanguages('/slots.html').map((target) => request(target, 308)),
  ...answered(308, ['/bd/', '/bd.html', '/bd/?x=/y/', '/slots/?a=1', '/slots.html?a=1', '/slots.html/?a=1', '/help/deposit/']),
  ...answered(308, ['/index.html', '/index', '/slots/index', '/slots/Lotus%20Play/', '/nothing/', '/404.html', '/bd/404.html']),
  ...answered(301, ['/en', '/en/', '/en/slots', '/en/slots/?a=1', '/en?a=1', '/en/{env.HOME}', '/en/slots/Lotus%20Play']),
  ...answered(302, ['/.well-known/change-password']),
  ...['/slots/', '/en'].map((target) => request(target, target === '/en' ? 301 : 308, { method: 'HEAD' })),
];

/** Paths that servers could read in different ways. */
export const ODD: readonly HostRequest[] = [
  ...answered(400, [
    '//',
    '//elsewhere.example/',
    '//elsewhere.example/%2e%2e',
    '/slots//',
    '/slots//Lotus%20Play',
    '/en//elsewhere.example',
  ]),
  ...answered(400, ['/../outside', '/%2e%2e/outside.html', '/..%2foutside.html', '/slots/%2e%2e/%2e%2e/outside', '/slots/../slots']),
  ...answered(400, ['/slots/..', '/./slots', '/%2e', '/..\\outside.html', '/%5c..%5coutside.html', '/.env', '/%2eenv', '/bd/.env']),
  ...answered(400, ['/%00', '/slots%00.html', '/slots%0d%0aSet-Cookie:%20a=b', '/slots%09', '/%7f']),
  ...answered(400, ['/%', '/%zz', '/%c0%ae%c0%ae/outside', '/%ff', '/%ed%a0%80', '/caf\u00e9', '/\u017flots']),
  ...answered(400, [`/${'a'.repeat(9_000)}`]),
];

/** What a site of files does not do. */
export const REFUSED: readonly HostRequest[] = [
  request('/', 405, { method: 'POST' }),
  request('/slots', 405, { method: 'DELETE' }),
  request('/robots.txt', 405, { method: 'OPTIONS' }),
  request('/bd/nothing', 405, { method: 'PUT' }),
];

/** Asked of a site that is built as the maintenance page. */
export const CLOSED: readonly HostRequest[] = [
  ...inLanguages('/').map((target) => request(target, 503)),
  ...inLanguages('/deposit').map((target) => request(target, 503, { headers: BROTLI })),
  request('/slots', 503, { method: 'HEAD' }),
  request('/', 503, { headers: { Range: 'bytes=0-3' } }),
  ...answered(503, inLanguages('/slots/Play.io')),
  ...answered(200, ['/robots.txt', '/favicon.svg']),
  ...answered(404, ['/gone.txt', '/bd/gone.txt', '/slots.html.br']),
  ...answered(308, ['/slots/']),
];
