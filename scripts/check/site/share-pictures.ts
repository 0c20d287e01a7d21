import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BuiltPage, BuiltSite } from '../../built-site/built-site.ts';

const SIZE = { width: 1200, height: 630 };
/** Messengers leave out larger pictures. */
const MAX_BYTES = 100_000;
/** Pages whose picture shows their own title. */
const OWN = /^\/(promotion|help|slots)\/./;

async function fileProblems(path: string): Promise<string[]> {
  if (!existsSync(path)) return ['is missing'];
  const bytes = await readFile(path);
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  return [
    ...(found?.format === 'jpeg' && found.width === SIZE.width && found.height === SIZE.height
      ? []
      : [`is no JPEG of ${SIZE.width} by ${SIZE.height} pixels`]),
    ...(bytes.length < MAX_BYTES ? [] : [`is ${bytes.length} bytes, the limit is ${MAX_BYTES}`]),
  ];
}

function metaOf({ tags }: BuiltPage): Map<string, string> {
  const metas = tags.filter(({ name }) => name === 'meta').map(({ attributes }) => attributes);
  return new Map(metas.map(({ property, name, content = '' }) => [property ?? name ?? '', content]));
}

/** Faults of the pictures that messengers show for a page, one line each: every page names one, with its size and a description. */
export async function sharePictureProblems({ folder, pages }: BuiltSite, siteUrl: URL): Promise<string[]> {
  const metas = new Map(pages.map((page) => [page, metaOf(page)]));
  const pictures = new Map([...metas].map(([page, meta]) => [page, meta.get('og:image') ?? '']));
  const homes = new Map(pages.filter(({ route }) => route === '/').map((page) => [page.language, pictures.get(page)]));
  const ofPages = pages.flatMap((page) => {
    const meta = metas.get(page) ?? new Map<string, string>();
    const picture = pictures.get(page);
    if (!picture) return [`${page.path}: names no share picture`];
    const isWhole = meta.get('og:image:width') === `${SIZE.width}` && meta.get('og:image:height') === `${SIZE.height}`;
    return [
      ...(picture.startsWith(`${siteUrl.origin}/`)
        ? []
        : [`${page.path}: the share picture ${picture} has no absolute address of this site`]),
      ...(isWhole ? [] : [`${page.path}: does not say the size of its share picture`]),
      ...(meta.get('og:image:alt') ? [] : [`${page.path}: does not describe its share picture`]),
      ...(meta.get('twitter:card') === 'summary_large_image' ? [] : [`${page.path}: has no large twitter:card`]),
      ...(OWN.test(page.route) && picture === homes.get(page.language) ? [`${page.path}: has home's share picture, none of its own`] : []),
    ];
  });
  const named = new Set([...pictures.values()].filter((address) => address.startsWith(`${siteUrl.origin}/`)));
  const ofFiles: string[] = [];
  for (const address of named) {
    const { pathname } = new URL(address);
    for (const problem of await fileProblems(join(folder, pathname))) ofFiles.push(`${pathname}: the share picture ${problem}`);
  }
  return [...ofPages, ...ofFiles];
}
