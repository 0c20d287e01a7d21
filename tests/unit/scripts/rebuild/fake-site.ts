import type { PulledContent } from '../../../../scripts/content/pull/pull-content.ts';
import type { PublishSteps, publish } from '../../../../scripts/rebuild/publish/publish.ts';
import { writeFiles } from '../write-files.ts';

/** Pages of the site that the tests publish. Each ends with a comment, so that a part of a page is noticed. */
export const PAGES = ['index', 'slots', 'bd', 'bd/slots', 'promotion'];

/** Files of a site that says in each of them which version it is. */
export function versionFiles(version: string, filler = 200): Record<string, string> {
  const page = (name: string) =>
    `<!doctype html><title>${name}</title><link rel="stylesheet" href="/_astro/app.${version}.css"><p>version ${version}</p>${'<p>text</p>'.repeat(filler)}<!--end ${version}-->`;
  return {
    ...Object.fromEntries(PAGES.map((name) => [`${name}.html`, page(name)])),
    '404.html': page('missing'),
    [`_astro/app.${version}.css`]: `/* version ${version} */`,
    'media/logo-160.webp': 'RIFF',
  };
}

/** What a pull says that kept and left out nothing. */
export const NOTHING: PulledContent = { kept: [], leftOut: [] };

/** Steps that publish one version of the fake site. */
export function fakeSteps(version: string, changes: Partial<PublishSteps> = {}): PublishSteps {
  return {
    pull: async () => NOTHING,
    counts: async () => ({}),
    fingerprint: async () => version,
    build: (folder) => writeFiles(folder, versionFiles(version)),
    check: async () => [],
    ...changes,
  };
}

/** Publishes that must have gone live. @returns the release's id */
export async function published(outcome: ReturnType<typeof publish>): Promise<string> {
  const result = await outcome;
  if (result.kind !== 'published')
    throw new Error(`expected a release, but: ${JSON.stringify(result)}`);
  return result.id;
}
