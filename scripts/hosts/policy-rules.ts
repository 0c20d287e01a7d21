import { closeSync, globSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/lib/config.ts';
import { routeOfPath } from '../../src/lib/domain/site/address.ts';
import type { Pattern } from './address-patterns.ts';
import { HEAD_BYTES, policyInHead } from './policy-in-head.ts';

/** Languages whose pages are in a folder of their own. */
export const PREFIXES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

export interface PageWithPolicy {
  /** Without its language: `/`, `/slots/Lotus`. */
  route: string;
  policy: string;
}

function startOf(file: string): string {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(HEAD_BYTES);
    return bytes.toString('utf8', 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

/**
 * The content policy in the head of a built page's file.
 * @returns undefined for a page without one
 * @throws when there is no such file
 */
export function policyOfPage(file: string): string | undefined {
  return policyInHead(startOf(file));
}

/**
 * The pages of a built site that have a policy.
 * @throws for a policy that is too long to be found, which hosts would leave out of their headers
 */
export function pagesWithPolicy(folder: string): PageWithPolicy[] {
  return globSync('**/*.html', { cwd: folder }).flatMap((file) => {
    const start = startOf(join(folder, file));
    const policy = policyInHead(start);
    if (!policy && start.includes('http-equiv="content-security-policy"'))
      throw new Error(`${file}: the content policy is longer than ${HEAD_BYTES} bytes: its pictures come from too many hosts`);
    const path = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;
    return policy ? [{ route: routeOfPath(path), policy }] : [];
  });
}

/**
 * The fewest rules that give each page its own policy, for a route in every language or for a folder (`/slots/*`), the most general last. A folder
 * whose pages differ is listed page by page. A route whose languages differ gets no rule: its pages have the policy in their meta element.
 */
export function policyRules(pages: readonly PageWithPolicy[]): PageWithPolicy[] {
  const policiesOf = (key: (route: string) => string | undefined) =>
    [...Map.groupBy(pages, ({ route }) => key(route))].flatMap(([route, alike]) => {
      const [policy, ...others] = new Set(alike.map((page) => page.policy));
      return route !== undefined && policy !== undefined && others.length === 0 ? [{ route, policy }] : [];
    });
  const folders = policiesOf(folderOf);
  const covered = new Set(folders.map(({ route }) => route));
  const single = policiesOf((route) => (covered.has(folderOf(route) ?? '') ? undefined : route));
  return [...single, ...folders].sort((one, other) => depth(one.route) - depth(other.route) || (one.route < other.route ? -1 : 1));
}

/** Policies by the file that is sent, so that a missing page has the policy of the 404 page. */
export function policyPatterns(pages: readonly PageWithPolicy[]): Pattern[] {
  const languages = PREFIXES.join('|');
  return policyRules(pages).map(({ route, policy }) => {
    const path = route.replace(/[.+?^${}()|[\]\\"]/g, '\\$&').replace(/\*$/, '[^/]+');
    return [route === '/' ? `^/(?:index|${languages})\\.html$` : `^(?:/(?:${languages}))?${path}\\.html$`, policy];
  });
}

/** `/slots/*` for `/slots/Lotus`; undefined for a page that is in no folder. */
function folderOf(route: string): string | undefined {
  const end = route.lastIndexOf('/');
  return end > 0 ? `${route.slice(0, end)}/*` : undefined;
}

function depth(route: string): number {
  return route.split('/').length + (route.endsWith('/*') ? 1 : 0);
}
