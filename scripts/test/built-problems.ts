import { readBuiltSite } from '../built-site/built-site.ts';
import { browserProblems, unneededFeatures } from '../check/code/browser-problems.ts';
import { policyProblems } from '../check/code/content-policy.ts';
import { siteProblems } from '../check/site/site-problems.ts';
import type { Env } from '../settings/env.ts';
import { TEST_SITE } from './test-site.ts';

/** Problems of the test site, one line each: those that stop a publish, and those of the code, which an operator's content never has. */
export async function builtProblems(env: Env): Promise<string[]> {
  const site = readBuiltSite(TEST_SITE.folder);
  return [
    ...(await siteProblems(TEST_SITE.folder, env)),
    ...site.pages.flatMap(policyProblems),
    ...browserProblems(site),
    ...unneededFeatures(site),
  ];
}
