import { PREFIXES } from './policy-rules.ts';
import { REDIRECTS } from './rules.ts';

/** The `_redirects` file of Netlify and Cloudflare Pages. Both hosts redirect `/slots.html` and `/slots/` to `/slots` without a rule. */
export function redirectsFile(): string {
  const moves = REDIRECTS.map(({ from, to, status }) => `${from} ${to.replace('*', ':splat')} ${status}`);
  const missing = PREFIXES.map((language) => `/${language}/* /${language}/404.html 404`);
  return `${[
    '# Made by the build from scripts/hosts/rules.ts.',
    ...moves,
    '# For Netlify. Cloudflare Pages finds the 404.html of a folder by itself and leaves these lines out.',
    ...missing,
  ].join('\n')}\n`;
}
