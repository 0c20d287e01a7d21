import type { TakenOver } from '../../build/build-pages.ts';
import { readBuiltSite } from '../../built-site/built-site.ts';
import type { Env } from '../../settings/env.ts';
import { browserProblems } from './browsers/browser-problems.ts';
import { classProblems } from './classes.ts';
import { policyProblems } from './content-policy.ts';
import { fontProblems } from './font-problems.ts';
import { brokenLinks } from './links.ts';
import { missingPages } from './missing-pages.ts';
import { pictureFormatProblems } from './picture-formats.ts';
import { sandboxAddresses } from './sandbox-address.ts';
import { sharePictureProblems } from './share-pictures.ts';
import { sitemapProblems } from './sitemap.ts';

const SNAPSHOT = 'src/content/site';

/**
 * Problems that keep a built site from being published and `npm test` from passing, one line each. Weight is none: an
 * operator's change must not be held back by a limit of ours (decisions, 39).
 * @param folder of the built site
 * @param takenOver what is the same as in the live release, which has passed these checks: only what it links to can have become wrong
 */
export async function siteProblems(
  folder: string,
  env: Pick<Env, 'siteUrl' | 'sandboxPort' | 'usesSandbox'>,
  { kept, same }: TakenOver = { kept: new Set(), same: new Set() },
): Promise<string[]> {
  const site = readBuiltSite(folder, kept);
  const changed = {
    ...site,
    pages: site.pages.filter(({ file }) => !same.has(file)),
    files: new Set([...site.files].filter((file) => !same.has(file.slice(1)))),
  };
  const newScripts = new Map([...site.scripts].filter(([address]) => !same.has(address.slice(1))));
  return [
    ...missingPages(site, SNAPSHOT),
    ...brokenLinks(site, env.siteUrl),
    ...sitemapProblems(site, env.siteUrl),
    ...sharePictureProblems(site, env.siteUrl),
    ...changed.pages.flatMap(policyProblems),
    ...changed.pages.flatMap(pictureFormatProblems),
    ...classProblems(changed, '.'),
    ...browserProblems({ ...changed, scripts: newScripts }),
    ...(await fontProblems({ ...changed, files: site.files })),
    ...(env.usesSandbox ? [] : sandboxAddresses(changed, env.sandboxPort)),
  ];
}
