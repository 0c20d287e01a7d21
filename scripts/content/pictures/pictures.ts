import type { PictureRole } from '../../../src/lib/config.ts';
import type { Picture } from '../../../src/lib/domain/picture.ts';
import type { Icons } from '../../../src/lib/domain/site/site-settings.ts';
import type { InlinePicture } from '../html/clean.ts';
import type { Limits } from '../limits.ts';
import { GetError } from '../network/get.ts';
import type { Report } from '../report.ts';
import { pictureCache } from './cache.ts';
import { type FetchedPicture, pictureFetcher } from './fetch-picture.ts';
import { PRESETS, type PresetName } from './presets.ts';

/** The pictures of one pull. `where` names the field an address comes from, for warnings. */
export interface Pictures {
  picture(address: string | undefined, role: PictureRole, where: string): Promise<Picture | undefined>;
  icons(address: string, where: string): Promise<Icons | undefined>;
  /** A picture inside a text; one that cannot be had is left out, not linked to. */
  inline(address: string, where: string): Promise<InlinePicture | undefined>;
  /** Hosts of games' pictures other than the backend itself: the pages that visitors load later have theirs there too. */
  gameOrigins: ReadonlySet<string>;
  /** Files to copy into the snapshot: name in `media/` to path. */
  files: ReadonlyMap<string, string>;
  /** Forgets what nobody has needed for long. */
  prune(): Promise<void>;
}

interface Options {
  apiUrl: URL;
  cacheFolder: string;
  limits: Limits;
  report: Report;
}

/** Letters, digits, dots and dashes, or an IPv6 address. An address may have stranger hosts (`*`, `a;b`, `a"b`), and hosts get into content policies. */
const PLAIN_HOST = /^(?:[a-z\d.-]+|\[[\da-f:]+\])$/;

function isAddress(text: string, base: URL): boolean {
  if (/\p{Cc}/u.test(text) || !URL.canParse(text, base)) return false;
  const { protocol, hostname } = new URL(text, base);
  return !/^https?:$/.test(protocol) || PLAIN_HOST.test(hostname);
}

function shown(address: string): string {
  return address.length > 100 ? `${address.slice(0, 100)}…` : address;
}

/** Fetches, makes and caches the pictures that content refers to, each address once for each use. */
export async function openPictures({ apiUrl, cacheFolder, limits, report }: Options): Promise<Pictures> {
  const cache = await pictureCache(cacheFolder);
  const obtain = pictureFetcher(apiUrl.origin, cache, limits);
  const asked = new Map<string, Promise<FetchedPicture | undefined>>();
  const files = new Map<string, string>();
  /** Addresses that may be handed to visitors although they could not be fetched. */
  const linkable = new Set<string>();
  const gameOrigins = new Set<string>();
  let done = 0;

  async function tryToObtain(url: URL, name: PresetName, where: string): Promise<FetchedPicture | undefined> {
    try {
      const obtained = await obtain(url, name);
      if (obtained.staleBecause)
        report.warn(`${where}: ${shown(url.href)}: ${obtained.staleBecause}; the picture of an earlier pull is used`);
      for (const ending of obtained.made.endings) files.set(`${obtained.stem}-${ending}`, cache.file(obtained.stem, ending));
      return obtained;
    } catch (error) {
      const isRefused = error instanceof GetError && error.problem === 'refused';
      if (!isRefused && (url.protocol === 'https:' || url.origin === apiUrl.origin)) linkable.add(url.href);
      const fate = name !== 'icon' && name !== 'inline' && linkable.has(url.href) ? 'its address is kept' : 'left out';
      report.warn(`${where}: ${shown(url.href)}: ${(error as Error).message}; ${fate}`);
      return undefined;
    } finally {
      done += 1;
      report.progress(done, asked.size, 'pictures');
    }
  }

  function ask(address: string, name: PresetName, where: string): { url: URL; obtained: Promise<FetchedPicture | undefined> } | undefined {
    const trimmed = address.trim();
    if (!isAddress(trimmed, apiUrl)) {
      report.warn(`${where}: ${shown(trimmed)}: not an address; left out`);
      return undefined;
    }
    const url = new URL(trimmed, apiUrl);
    const key = `${name} ${url.href}`;
    const obtained = asked.get(key) ?? tryToObtain(url, name, where);
    asked.set(key, obtained);
    return { url, obtained };
  }

  return {
    files,
    gameOrigins,
    prune: cache.prune,

    async picture(address, role, where) {
      const question = address ? ask(address, role, where) : undefined;
      const obtained = await question?.obtained;
      if (!question || (!obtained && !linkable.has(question.url.href))) return undefined;
      const { origin, protocol } = question.url;
      if (role === 'game' && protocol === 'https:' && origin !== apiUrl.origin) gameOrigins.add(origin);
      if (!obtained) return { kind: 'remote', url: question.url.href };
      const { width, height, widths } = obtained.made;
      const formats = PRESETS[role].formats.flatMap(({ format }) => (format === 'png' ? [] : [format]));
      return { kind: 'local', stem: obtained.stem, width, height, widths, formats };
    },

    async icons(address, where) {
      const obtained = await ask(address, 'icon', where)?.obtained;
      return obtained && { stem: obtained.stem, sizes: obtained.made.widths };
    },

    async inline(address, where) {
      const obtained = await ask(address, 'inline', where)?.obtained;
      const width = obtained?.made.widths.at(-1);
      if (!obtained || !width) return undefined;
      const height = Math.round((width * obtained.made.height) / obtained.made.width);
      return { src: `/media/${obtained.stem}-${width}.webp`, width, height };
    },
  };
}
