import { LANGUAGES } from '../../../src/lib/config.ts';
import type { Bucket } from './bucket-state.ts';
import { contentKey } from './kept-names.ts';
import { isHashedFile, isPage, type Manifest, type SiteFile } from './manifest.ts';

/** What brings a bucket to show a release, in the order in which it has to be done. */
export interface Plan {
  /** Hashed files, and the content of all others under a name that is not served. No page asks for them yet. */
  uploads: { key: string; file: SiteFile }[];
  /** Objects that are copied from their content. All of a stage are there before the next one begins. */
  stages: SiteFile[][];
  /** Objects of earlier releases that this one does not have. */
  removals: string[];
}

const HOMES: readonly string[] = ['index.html', ...LANGUAGES];
/** Name pages, so they come when these are there. */
const LISTS = /^(sitemap[^/]*\.xml|robots\.txt)$/;

/** What an object is, in a word: bytes and headers. */
export const lookOf = ({ sha256, type, cache }: SiteFile) => `${sha256} ${type} ${cache}`;

/**
 * Whether an object is in the bucket as a release wants it. It has to be listed as it was after the last publish, so that nobody has touched it
 * since; without a note of that its bytes have to be right, which is enough for names that hold one content only.
 */
export function isThere(
  { listed, record }: Pick<Bucket, 'listed' | 'record'>,
  key: string,
  file: SiteFile,
  isOfOneContent: boolean,
): boolean {
  const found = listed.get(key);
  if (!found) return false;
  const noted = record[key];
  if (noted) return noted.look === lookOf(file) && noted.etag === found.etag && noted.modified === found.modified;
  return isOfOneContent && found.etag === `"${file.md5}"` && found.bytes === file.bytes;
}

const depthOf = ({ key }: SiteFile) => key.split('/').length;

/** Pages that exist already, those deep in the site first and the home pages last: a link leads to a page that is there. */
function byDepth(pages: readonly SiteFile[]): SiteFile[][] {
  const homes = pages.filter(({ key }) => HOMES.includes(key));
  const groups = Map.groupBy(
    pages.filter((page) => !homes.includes(page)),
    depthOf,
  );
  return [...[...groups].sort(([one], [other]) => other - one).map(([, group]) => group), homes];
}

/** @param wanted the release that the bucket is to show */
export function planFor(bucket: Pick<Bucket, 'listed' | 'record' | 'manifests'>, wanted: Manifest): Plan {
  const hashed = wanted.files.filter(isHashedFile);
  const others = wanted.files.filter((file) => !isHashedFile(file));
  const content = [...new Map(others.map((file) => [contentKey(file.sha256), file]))].map(([key, file]) => ({
    key,
    file: asContent(file),
  }));
  const uploads = [...hashed.map((file) => ({ key: file.key, file })), ...content].filter(
    ({ key, file }) => !isThere(bucket, key, file, true),
  );

  const changed = others.filter((file) => !isThere(bucket, file.key, file, false));
  const [pages, files] = [changed.filter(isPage), changed.filter((file) => !isPage(file))];
  const isNew = ({ key }: SiteFile) => !bucket.listed.has(key);
  const isList = ({ key }: SiteFile) => LISTS.test(key);
  const stages = [
    files.filter((file) => !isList(file)),
    // No page that readers have links to these yet.
    pages.filter(isNew),
    ...byDepth(pages.filter((page) => !isNew(page))),
    files.filter(isList),
  ];

  const own = new Set(wanted.files.map(({ key }) => key));
  const earlier = [...bucket.manifests.values()].flatMap(({ files }) => files).filter((file) => !isHashedFile(file));
  const removals = [...new Set(earlier.map(({ key }) => key))].filter((key) => !own.has(key) && bucket.listed.has(key));
  return { uploads, stages: stages.filter((stage) => stage.length > 0), removals };
}

/** Content is only ever copied, so its headers are the same for all. */
export function asContent(file: SiteFile): SiteFile {
  return { ...file, type: 'application/octet-stream', cache: 'no-store' };
}
