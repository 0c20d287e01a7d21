import { readBuiltSite } from '../../check/built-site.ts';
import { brokenLinks } from '../../check/links.ts';
import { policyProblems } from '../../check/policy.ts';
import { missingPages } from '../../check/routes.ts';
import { sandboxTraces } from '../../check/sandbox-trace.ts';
import { sitemapProblems } from '../../check/sitemap.ts';
import type { Env } from '../../env.ts';

const SNAPSHOT = 'src/content/site';
/** Problems shown; one mistake in the frame repeats on every page. */
const SHOWN = 20;

function shown(lines: readonly string[]): string[] {
  return lines.length > SHOWN ? [...lines.slice(0, SHOWN), `… and ${lines.length - SHOWN} more`] : [...lines];
}

/** What keeps a built site from being published, one line each. Weight does not: how much an operator writes is no reason to keep it from players. */
export function checkPages(folder: string, env: Env): string[] {
  const site = readBuiltSite(folder);
  return shown([
    ...missingPages(site, SNAPSHOT),
    ...brokenLinks(site, env.siteUrl),
    ...sitemapProblems(site, env.siteUrl),
    ...site.pages.flatMap(policyProblems),
    ...(env.usesSandbox ? [] : sandboxTraces(site, env.sandboxPort)),
  ]);
}
