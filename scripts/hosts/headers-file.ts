import { type PageWithPolicy, PREFIXES, policyRules } from './policy-rules.ts';
import { CACHE, DOCUMENT_HEADERS, FRAMING, HASHED_FOLDERS } from './rules.ts';

/** Cloudflare Pages' limits, the narrower ones: https://developers.cloudflare.com/pages/configuration/headers/ */
export const LIMITS = { rules: 100, line: 2_000 } as const;
const HASH = /'sha256-[^']+'/g;

interface Block {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join what several matching rules say about one header by a comma: of two content
 * policies both then hold, which is what is meant here; of two cache times neither would, so pages have the hosts' own, which is ours.
 */
export function headersFile(pages: readonly PageWithPolicy[]): string {
  const fixed: Block[] = [
    { path: '/*', headers: { ...DOCUMENT_HEADERS, 'Content-Security-Policy': FRAMING } },
    ...HASHED_FOLDERS.map((folder) => ({ path: `/${folder}/*`, headers: { 'Cache-Control': CACHE.hashed } })),
  ];
  const policies = policyBlocks(pages);
  const fitting = policies.filter(({ policy }) => `  Content-Security-Policy: ${policy}`.length <= LIMITS.line);
  const kept = fitting.slice(0, LIMITS.rules - fixed.length);
  const blocks = [...fixed, ...kept.map(({ path, policy }) => ({ path, headers: { 'Content-Security-Policy': policy } }))];
  const left = policies.length - kept.length;
  const notes = [
    '# Made by the build from scripts/hosts/rules.ts. A pattern also allows the styles and scripts of the 404 page, which may be what it finds;',
    '# the policy in each page’s head is exact.',
    ...(left > 0 ? [`# ${left} rules are left out for the hosts’ limits: those pages have the policy in their head alone.`] : []),
  ];
  return `${[notes.join('\n'), ...blocks.map(textOf)].join('\n\n')}\n`;
}

function textOf({ path, headers }: Block): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** Every language's address of a rule; in one line for all languages where that catches no page with another policy. */
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
    // A name that reads as a pattern stays with what its page says itself.
    if (/[:*]/.test(route.replace(/\/\*$/, ''))) return [];
    return paths
      .filter((path) => isSafe(path, policy))
      .map((path) => ({ path: encodeURI(path), policy: /[:*]/.test(path) && missing ? withHashesOf(policy, missing) : policy }));
  });
}

function addressesOf(route: string): string[] {
  return [route, ...PREFIXES.map((language) => `/${language}${route === '/' ? '' : route}`)];
}

/** What a host finds with a rule's path. Netlify lets `/slots/*` match `/slots` too. */
function matcherOf(path: string): RegExp {
  const parts = path.replace(/\/\*$/, '').split('/');
  const pattern = parts.map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))).join('/');
  return new RegExp(`^${pattern}${path.endsWith('/*') ? '(/.*)?' : ''}$`);
}

/** `policy`, with the hashes that `other` allows added directive by directive. */
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
