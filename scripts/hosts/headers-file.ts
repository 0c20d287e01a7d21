import { LANGUAGES, WORKER_PATH } from '../../src/lib/config.ts';
import { addressIn } from '../../src/lib/domain/site/address.ts';
import { type PageWithPolicy, PREFIXES, policyRules } from './policy-rules.ts';
import { CACHE, DOCUMENT_HEADERS, type FolderHost, FRAMING, HASHED_FOLDERS, REDIRECTS, WORKER_CONTENT_POLICY } from './rules.ts';

/** Cloudflare Pages' limits, which are lower than Netlify's: https://developers.cloudflare.com/pages/configuration/headers/ */
export const LIMITS = { rules: 100, line: 2_000 } as const;
/** The others have the host's cache time, and so have manifests, of which each language has one: rules are few. */
const MAX_FILES = 20;
const ALWAYS_ASKED = /\.webmanifest$/;
const HASH = /'sha256-[^']+'/g;

interface Block {
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Headers that are taken away again. */
  without?: readonly string[];
}

/**
 * The `_headers` file of Netlify or Cloudflare Pages; without a host, what both understand. Where several rules match, Cloudflare joins the values of
 * a header by a comma, and Netlify may. For content policies this is intended: both apply. Two cache times would be invalid, so pages have the
 * hosts' default, which asks at each visit.
 * @param files addresses of files that are neither pages nor named after their content
 */
export function headersFile(pages: readonly PageWithPolicy[], files: readonly string[] = [], host?: FolderHost): string {
  const fixed: Block[] = [
    {
      path: '/*',
      headers: { ...DOCUMENT_HEADERS, 'Content-Security-Policy': FRAMING },
      without: host === 'cloudflare' ? ['Access-Control-Allow-Origin'] : [],
    },
    // They keep the headers of documents, since these rules are also for the 404 page at an address below.
    ...HASHED_FOLDERS.map((folder) => ({ path: `/${folder}/*`, headers: { 'Cache-Control': CACHE.hashed } })),
    { path: WORKER_PATH, headers: { 'Cache-Control': CACHE.worker, 'Content-Security-Policy': WORKER_CONTENT_POLICY } },
    ...files
      .filter((path) => path !== WORKER_PATH && !ALWAYS_ASKED.test(path))
      .slice(0, MAX_FILES)
      .map((path) => ({ path, headers: { 'Cache-Control': CACHE.file } })),
  ];
  const policies = policyBlocks(pages);
  const fitting = policies.filter(({ policy }) => `  Content-Security-Policy: ${policy}`.length <= LIMITS.line);
  // The rules of folders first: one is for hundreds of pages.
  const wanted = [...fitting].sort((one, other) => Number(isFolder(other)) - Number(isFolder(one))).slice(0, LIMITS.rules - fixed.length);
  const included = fitting.filter((block) => wanted.includes(block));
  const blocks = [...fixed, ...included.map(({ path, policy }) => ({ path, headers: { 'Content-Security-Policy': policy } }))];
  const left = policies.length - included.length;
  const notes = [
    '# Made by the build from scripts/hosts/rules.ts. A pattern also allows the styles and scripts of the 404 page, which may be what it finds;',
    '# the policy in each page’s head is exact.',
    ...(left > 0 ? [`# ${left} rules are left out for the hosts’ limits: those pages have the policy in their head alone.`] : []),
  ];
  return `${[notes.join('\n'), ...blocks.map(textOf)].join('\n\n')}\n`;
}

const isFolder = ({ path }: { path: string }) => path.endsWith('/*');

function textOf({ path, headers, without = [] }: Block): string {
  return [path, ...without.map((name) => `  ! ${name}`), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
    '\n',
  );
}

/** The addresses of a rule in every language; one pattern for all languages where it matches no page with another policy. */
function policyBlocks(pages: readonly PageWithPolicy[]): { path: string; policy: string }[] {
  const rules = policyRules(pages).filter(({ route }) => route !== '/404');
  const missing = pages.find(({ route }) => route === '/404')?.policy;
  const addresses = [
    ...new Map(pages.flatMap(({ route, policy }) => addressesOf(route).map((path) => [`${path} ${policy}`, { path, policy }]))),
  ];
  const isSafe = (path: string, policy: string) => {
    const matcher = matcherOf(path);
    return addresses.every(([, page]) => page.policy === policy || !matcher.test(page.path));
  };

  return rules.flatMap(({ route, policy }) => {
    const general = `/:language${route}`;
    const paths = route !== '/' && isSafe(general, policy) ? [route, general] : addressesOf(route);
    // A name that looks like a pattern gets no rule: its page has the policy in its head.
    if (/[:*]/.test(route.replace(/\/\*$/, ''))) return [];
    return paths
      .filter((path) => isSafe(path, policy))
      .map((path) => ({ path: encodeURI(path), policy: /[:*]/.test(path) && missing ? withHashesOf(policy, missing) : policy }));
  });
}

function addressesOf(route: string): string[] {
  return LANGUAGES.map((language) => addressIn(language, route));
}

/** Matches the addresses that a host matches with a rule's path. Netlify lets `/slots/*` match `/slots`, too. */
function matcherOf(path: string): RegExp {
  const parts = path.replace(/\/\*$/, '').split('/');
  const pattern = parts.map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))).join('/');
  return new RegExp(`^${pattern}${path.endsWith('/*') ? '(/.*)?' : ''}$`);
}

/** `policy` with the hashes of `other` added to each directive. */
function withHashesOf(policy: string, other: string): string {
  const extra = new Map(directivesOf(other).map((text) => [nameOf(text), text.match(HASH) ?? []]));
  return directivesOf(policy)
    .map((text) => [text, ...(extra.get(nameOf(text)) ?? []).filter((hash) => !text.includes(hash))].join(' '))
    .join('; ');
}

function directivesOf(policy: string): string[] {
  return policy
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean);
}

function nameOf(directive: string): string {
  return directive.split(' ', 1)[0] ?? '';
}

/**
 * The `_redirects` file of Netlify or Cloudflare Pages; without a host, what both understand. Both redirect `/slots.html` and `/slots/` to `/slots`
 * without a rule. Cloudflare finds the 404.html of a folder by itself, and refuses rules with that status.
 * @param origin the site's own, where Netlify's redirects of folders lead to: with a path alone, `/en//elsewhere.example` would lead to another site
 */
export function redirectsFile(host?: FolderHost, origin = ''): string {
  // Cloudflare asks for the rules without a pattern first.
  const sorted = [...REDIRECTS].sort((one, other) => Number(one.from.includes('*')) - Number(other.from.includes('*')));
  const moves = sorted.map(
    ({ from, to, status }) => `${from} ${host === 'netlify' && to.includes('*') ? origin : ''}${to.replace('*', ':splat')} ${status}`,
  );
  const missing = host === 'netlify' ? PREFIXES.map((language) => `/${language}/* /${language}/404.html 404`) : [];
  return `${['# Made by the build from scripts/hosts/rules.ts.', ...moves, ...missing].join('\n')}\n`;
}
