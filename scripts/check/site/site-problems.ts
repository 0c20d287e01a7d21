import { readBuiltSite } from '../../built-site/built-site.ts';
import type { Env } from '../../settings/env.ts';
import { classProblems } from './classes.ts';
import { brokenLinks } from './links.ts';
import { sandboxAddresses } from './sandbox-address.ts';

/**
 * Problems that keep a built site from being published and `npm test` from passing, one line each: those that the operator's content can have.
 * @param folder of the built site
 */
export async function siteProblems(
  folder: string,
  env: Pick<Env, 'siteUrl' | 'sandboxPort' | 'usesSandbox'>,
): Promise<string[]> {
  const site = readBuiltSite(folder);
  return [
    ...brokenLinks(site, env.siteUrl),
    ...classProblems(site),
    ...(env.usesSandbox ? [] : sandboxAddresses(site, env.sandboxPort)),
  ];
}
