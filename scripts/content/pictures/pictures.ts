import type { Picture } from '../../../src/lib/domain/picture.ts';
import type { Icons } from '../../../src/lib/domain/site/site-settings.ts';
import type { InlinePicture } from '../html/sanitize.ts';
import type { Limits } from '../limits.ts';
import { GetError } from '../network/get.ts';
import type { Warn } from '../pull-log.ts';
import { pictureCache } from './cache.ts';
import { NotAPictureError } from './encode.ts';
import { type FetchedPicture, pictureFetcher } from './fetch-picture.ts';
import { pictureLog } from './picture-log.ts';
import type { PictureRole, PresetName } from './presets.ts';

/** The pictures of one pull. `where` names the field an address comes from, for warnings. */
export type Pictures = Awaited<ReturnType<typeof openPictures>>;

interface Loaded {
  /** The address in full. */
  url: URL;
  picture?: FetchedPicture;
  /** Where visitors' browsers may load what the pull could not. */
  linked?: string | undefined;
}

interface Options {
  /** The backend's origin, as this machine reaches it. */
  apiUrl: URL;
  /** The same as browsers reach it; `/` where only its API is behind the site's own origin, and no picture. */
  publicApiUrl: string;
  cacheFolder: string;
  limits: Limits;
  warn: Warn;
}

/** Letters, digits, dots and dashes, or an IPv6 address. URLs allow other hosts (`*`, `a;b`, `a"b`), which must not get into content policies. */
const PLAIN_HOST = /^(?:[a-z\d.-]+|\[[\da-f:]+\])$/;

function isAddress(text: string, base: URL): boolean {
  if (/\p{Cc}/u.test(text) || !URL.canParse(text, base)) return false;
  const { protocol, hostname } = new URL(text, base);
  return !/^https?:$/.test(protocol) || PLAIN_HOST.test(hostname);
}

function shortened(address: string): string {
  return address.length > 100 ? `${address.slice(0, 100)}…` : address;
}

/** Fetches, encodes and caches the pictures that content refers to, each address once for each preset. */
export async function openPictures({ apiUrl, publicApiUrl, cacheFolder, limits, warn }: Options) {
  const cache = await pictureCache(cacheFolder);
  const fetchPicture = pictureFetcher(apiUrl.origin, cache, limits);
  const log = pictureLog(warn);
  const requests = new Map<string, Promise<Loaded>>();
  /** Files for the snapshot: path by name in `media/`. */
  const files = new Map<string, string>();
  /** Hosts that browsers load pictures from: those that the pull could not fetch, and those of the games that visitors load later. */
  const origins = new Set<string>();

  /** The backend may be on a network that visitors do not reach, whose hosts are nobody's business. */
  function addressForVisitors(url: URL): string | undefined {
    if (url.origin !== apiUrl.origin) return url.protocol === 'https:' ? url.href : undefined;
    return publicApiUrl === '/' ? undefined : `${publicApiUrl}${url.pathname}${url.search}`;
  }

  async function fetchOrWarn(url: URL, name: PresetName, where: string): Promise<Loaded> {
    const label = `${where}: ${shortened(url.href)}`;
    // A picture inside its own address has no host.
    const host = url.host || url.protocol;
    try {
      const picture = await fetchPicture(url, name);
      if (picture.staleBecause)
        log.add(host, label, `${picture.staleBecause}; the picture of an earlier pull is used`);
      if (picture.animation)
        log.add(host, label, `animated ${picture.animation}; shown as a still`);
      for (const ending of picture.endings)
        files.set(`${picture.stem}-${ending}`, cache.file(picture.stem, ending));
      return { url, picture };
    } catch (error) {
      const isUseless =
        error instanceof NotAPictureError ||
        (error instanceof GetError && error.problem === 'refused');
      const linked =
        isUseless || name === 'icon' || name === 'inline' ? undefined : addressForVisitors(url);
      if (linked) origins.add(new URL(linked).origin);
      log.add(
        host,
        label,
        `${(error as Error).message}; ${linked ? 'its address is kept' : 'left out'}`,
      );
      return { url, linked };
    }
  }

  /** The picture at an address; undefined for a text that is no address. */
  async function load(
    address: string,
    name: PresetName,
    where: string,
  ): Promise<Loaded | undefined> {
    const trimmed = address.trim();
    if (!isAddress(trimmed, apiUrl)) {
      log.add('no host', `${where}: ${shortened(trimmed)}`, 'not an address; left out');
      return undefined;
    }
    const url = new URL(trimmed, apiUrl);
    const key = `${name} ${url.href}`;
    const request = requests.get(key) ?? fetchOrWarn(url, name, where);
    requests.set(key, request);
    return request;
  }

  return {
    files,
    origins,
    prune: cache.prune,
    /** Says what was wrong with them, once all are there. */
    writeLog: log.write,

    async picture(
      address: string | undefined,
      role: PictureRole,
      where: string,
    ): Promise<Picture | undefined> {
      const loaded = address ? await load(address, role, where) : undefined;
      if (!loaded) return undefined;
      const { url, picture, linked } = loaded;
      if (!picture && !linked) return undefined;
      // Browsers may reach the backend by the site's own origin, but not the pictures whose address it writes in full.
      const isElsewhere =
        url.origin !== apiUrl.origin ||
        (publicApiUrl === '/' && address?.trim().startsWith(url.origin));
      if (role === 'game' && url.protocol === 'https:' && isElsewhere) origins.add(url.origin);
      if (!picture?.fallback) return linked ? { kind: 'remote', url: linked } : undefined;
      const { stem, width, height, widths, fallback, lostOn } = picture;
      return { kind: 'local', stem, width, height, widths, fallback, ...(lostOn && { lostOn }) };
    },

    async icons(address: string, where: string): Promise<Icons | undefined> {
      const picture = (await load(address, 'icon', where))?.picture;
      return picture && { stem: picture.stem, sizes: picture.widths };
    },

    /** A picture inside a text. One that cannot be fetched is left out, not linked to. */
    async inline(address: string, where: string): Promise<InlinePicture | undefined> {
      const picture = (await load(address, 'inline', where))?.picture;
      if (!picture?.fallback) return undefined;
      const width = Number.parseInt(picture.fallback, 10);
      const height = Math.round((width * picture.height) / picture.width);
      return { src: `/media/${picture.stem}-${picture.fallback}`, width, height };
    },
  };
}
