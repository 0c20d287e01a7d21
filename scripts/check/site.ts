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

type Settings = Pick<Env, 'siteUrl' | 'sandboxPort' | 'usesSandbox'>;

/** What keeps a built site from being published, one line each. Weight does not: how much an operator writes is no reason to keep it from players. */
export function siteProblems(folder: string, env: Settings): string[] {
  const site = readBuiltSite(folder);
  return [
    ...missingPages(site, SNAPSHOT),
    ...brokenLinks(site, env.siteUrl),
    ...sitemapProblems(site, env.siteUrl),
    ...site.pages.flatMap(policyProblems),
    ...(env.usesSandbox ? [] : sandboxTraces(site, env.sandboxPort)),
  ];
}

/**
 * Checks a built site as a publish does, and its weight.
 * @throws CommandError with everything found
 */
export function checkSite(folder: string, env: Settings): void {
  const problems = [...siteProblems(folder, env), ...tooHeavy(readBuiltSite(folder))];
  if (problems.length === 0) return;
  const rest = problems.length > SHOWN ? [`… and ${problems.length - SHOWN} more`] : [];
  throw new CommandError([...problems.slice(0, SHOWN), ...rest].join('\n'));
}
