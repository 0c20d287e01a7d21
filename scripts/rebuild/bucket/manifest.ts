import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { FILE_TYPES, UNKNOWN_TYPE } from '../../hosts/file-types.ts';
import { isHidden } from '../../serve/address.ts';
import { cacheControl, isHashed } from '../../serve/headers.ts';
import { type Release, ReleaseSchema } from '../release/release.ts';
import { sitemapKeys } from './sitemap-keys.ts';

const FileSchema = v.object({
  /** Below the site's folder. A page's is its address: `slots`, not `slots.html`. */
  key: v.string(),
  type: v.string(),
  cache: v.string(),
  bytes: v.number(),
  /** In hexadecimal, as stores name it in their listings. */
  md5: v.string(),
  sha256: v.string(),
  /** The sitemap names it: search engines may hear of it. */
  listed: v.optional(v.boolean(), false),
});
export type SiteFile = v.InferOutput<typeof FileSchema>;

/** A release as a bucket has it: its description and all of its objects. */
export const ManifestSchema = v.object({ release: ReleaseSchema, files: v.array(FileSchema) });
export type Manifest = v.InferOutput<typeof ManifestSchema>;

/** Where a bucket's index document and its document for what is missing are. */
const DOCUMENTS = /^(index|(.*\/)?404)\.html$/;
const CONCURRENCY = 16;

/** Our own server does not send these either (scripts/serve/address.ts). */
const isDotFile = (name: string) => name.split('/').some((part) => part.startsWith('.') && part !== '.well-known');

/** Whether an object is named after its content. */
export const isHashedFile = ({ key }: Pick<SiteFile, 'key'>) => isHashed(`/${key}`);
export const isPage = ({ type }: Pick<SiteFile, 'type'>) => type === FILE_TYPES['html'];

function describe(name: string, bytes: Buffer, listed: ReadonlySet<string>): SiteFile {
  const ending = /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const isHtml = ending === 'html';
  const key = isHtml && !DOCUMENTS.test(name) ? name.slice(0, -'.html'.length) : name;
  return {
    key,
    type: FILE_TYPES[ending] ?? UNKNOWN_TYPE,
    cache: cacheControl(isHtml ? '/' : `/${name}`),
    bytes: bytes.length,
    md5: createHash('md5').update(bytes).digest('hex'),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    listed: listed.has(key),
  };
}

/** A file that is written into the bucket. */
export interface Source {
  file: SiteFile;
  read(): Promise<Buffer>;
}

/**
 * The files of a built site that readers can ask for, with the names and headers that they have in a bucket. What the release only carries for
 * the pages of earlier ones is left out: a bucket keeps its own.
 * @param extra files that the site has in a bucket alone, by their names
 */
export async function siteFiles(folder: string, carried: Release['carried'], extra: Record<string, string> = {}): Promise<Source[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !isHidden(`/${name}`) && !isDotFile(name) && !Object.hasOwn(carried, name));
  const listed = await sitemapKeys(folder);
  const found: Source[] = Object.entries(extra).map(([name, text]) => ({
    file: describe(name, Buffer.from(text), listed),
    read: async () => Buffer.from(text),
  }));
  const work = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const path = join(folder, name);
      found.push({ file: describe(name, await readFile(path), listed), read: () => readFile(path) });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return found.sort(({ file: one }, { file: other }) => (one.key < other.key ? -1 : 1));
}
