import { PREFIXES } from './policy-rules.ts';
import { type FolderHost, REDIRECTS } from './rules.ts';

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
