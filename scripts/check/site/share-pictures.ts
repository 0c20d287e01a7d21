import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage, BuiltSite } from '../../built-site/built-site.ts';

const SIZE = { width: 1200, height: 630 };
/** Messengers leave out larger pictures. */
const MAX_BYTES = 100_000;
/** Pages whose picture shows their own title. */
const OWN = /^\/(promotion|help|slots)\/./;

/** Width and height of a JPEG: those of its first frame header. Undefined for anything else. */
function jpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xff_d8) return undefined;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return undefined;
}

function fileProblems(path: string): string[] {
  if (!existsSync(path)) return ['is missing'];
  const bytes = readFileSync(path);
  const size = jpegSize(bytes);
  return [
    ...(size?.width === SIZE.width && size.height === SIZE.height ? [] : [`is no JPEG of ${SIZE.width} by ${SIZE.height} pixels`]),
    ...(bytes.length < MAX_BYTES ? [] : [`is ${bytes.length} bytes, the limit is ${MAX_BYTES}`]),
  ];
}

function metaOf({ tags }: BuiltPage): Map<string, string> {
  const metas = tags.filter(({ name }) => name === 'meta').map(({ attributes }) => attributes);
  return new Map(metas.map(({ property, name, content = '' }) => [property ?? name ?? '', content]));
}

/** Faults of the pictures that messengers show for a page, one line each: every page names one, with its size and a description. */
export function sharePictureProblems({ folder, pages }: BuiltSite, siteUrl: URL): string[] {
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
  const ofFiles = [...named].flatMap((address) => {
    const { pathname } = new URL(address);
    return fileProblems(join(folder, pathname)).map((problem) => `${pathname}: the share picture ${problem}`);
  });
  return [...ofPages, ...ofFiles];
}
