import type { Env } from '../env.ts';
import { CommandError } from '../run/command.ts';
import { readBuiltSite } from './built-site.ts';
import { brokenLinks } from './links.ts';
import { tooHeavy } from './page-weight.ts';
import { policyProblems } from './policy.ts';
import { missingPages } from './routes.ts';
import { sandboxTraces } from './sandbox-trace.ts';
import { sitemapProblems } from './sitemap.ts';

const SNAPSHOT = 'src/content/site';
/** Problems shown; one mistake in the frame repeats on every page. */
const SHOWN = 40;

/**
 * Checks a built site: routes, links, sitemap, content policy, weight.
 * @throws CommandError with everything found
 */
export function checkSite(folder: string, env: Pick<Env, 'siteUrl' | 'sandboxPort' | 'usesSandbox'>): void {
  const site = readBuiltSite(folder);
  const problems = [
    ...missingPages(site, SNAPSHOT),
    ...brokenLinks(site, env.siteUrl),
    ...sitemapProblems(site, env.siteUrl),
    ...site.pages.flatMap(policyProblems),
    ...tooHeavy(site),
    ...(env.usesSandbox ? [] : sandboxTraces(site, env.sandboxPort)),
  ];
  if (problems.length === 0) return;
  const rest = problems.length > SHOWN ? [`… and ${problems.length - SHOWN} more`] : [];
  throw new CommandError([...problems.slice(0, SHOWN), ...rest].join('\n'));
}
