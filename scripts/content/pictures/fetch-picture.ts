import type { Limits } from '../limits.ts';
import { GetError, type Got, get } from '../network/get.ts';
import { limitConcurrency } from '../network/limit-concurrency.ts';
import type { PictureCache } from './cache.ts';
import { type EncodedPicture, encodePicture } from './encode.ts';
import { PRESETS, type PresetName, sourceHash, stemOf } from './presets.ts';

export interface FetchedPicture {
  stem: string;
  made: EncodedPicture;
  /** Why this is the picture of an earlier pull. */
  staleBecause?: string;
}

/** After so many failures in a row a host is not asked again in this pull: each could cost the full waiting time. */
const MAX_HOST_FAILURES = 5;
const DATA_PICTURE = /^data:image\/(?:png|jpeg|jpg|gif|webp|avif);base64,([A-Za-z\d+/=\s]+)$/;

function statusProblem(status: number): GetError | undefined {
  return status === 200 || status === 304 ? undefined : new GetError(`the server answered ${status}`, status >= 500 ? 'network' : 'answer');
}

export type FetchPicture = (url: URL, name: PresetName) => Promise<FetchedPicture>;

/** Fetches pictures and makes their files, asking the cache first for both. */
export function pictureFetcher(home: string, cache: PictureCache, limits: Limits): FetchPicture {
  const fetching = limitConcurrency(limits.concurrentPictures);
  const making = limitConcurrency(2);
  const failures = new Map<string, number>();
  const inTheMaking = new Map<string, Promise<FetchedPicture>>();

  async function fetched(url: URL, etag: string | undefined): Promise<Got> {
    const failed = failures.get(url.origin) ?? 0;
    if (failed >= MAX_HOST_FAILURES)
      throw new GetError(`${url.host} failed ${MAX_HOST_FAILURES} times in a row and was not asked again`, 'network');
    try {
      const options = { home, time: limits.pictureTimeoutMs, size: limits.pictureMaxBytes, redirects: limits.redirects };
      const answer = await get(url, { ...options, headers: { accept: 'image/*', ...(etag ? { 'if-none-match': etag } : {}) } });
      const problem = statusProblem(answer.status);
      if (problem) throw problem;
      failures.delete(url.origin);
      return answer;
    } catch (error) {
      if (error instanceof GetError && error.problem === 'network') failures.set(url.origin, (failures.get(url.origin) ?? 0) + 1);
      throw error;
    }
  }

  async function make(stem: string, bytes: Buffer, name: PresetName): Promise<FetchedPicture> {
    const known = await cache.made(stem);
    if (known) return { stem, made: known };
    const fresh = await making(() => encodePicture(bytes, PRESETS[name], limits));
    await cache.keep(stem, fresh.made, fresh.files);
    return { stem, made: fresh.made };
  }

  /** Two addresses may show the same picture: it is made once. */
  function made(bytes: Buffer, name: PresetName): Promise<FetchedPicture> {
    const stem = stemOf(sourceHash(bytes), name);
    const inWork = inTheMaking.get(stem) ?? make(stem, bytes, name);
    inTheMaking.set(stem, inWork);
    return inWork;
  }

  async function knownFor(url: URL, name: PresetName): Promise<(FetchedPicture & { etag?: string | undefined }) | undefined> {
    const address = await cache.address(url.href);
    const stem = address && stemOf(address.source, name);
    const known = stem && (await cache.made(stem));
    return known ? { stem, made: known, etag: address.etag } : undefined;
  }

  return async (url, name) => {
    const inline = DATA_PICTURE.exec(url.href)?.[1];
    if (inline) return made(Buffer.from(inline, 'base64'), name);
    const known = await knownFor(url, name);
    try {
      const answer = await fetching(() => fetched(url, known?.etag));
      if (answer.status === 304 && known) return { stem: known.stem, made: known.made };
      const obtained = await made(answer.body, name);
      await cache.remember(url.href, { etag: answer.etag, source: sourceHash(answer.body) });
      return obtained;
    } catch (error) {
      if (!known || !(error instanceof GetError) || error.problem !== 'network') throw error;
      return { stem: known.stem, made: known.made, staleBecause: error.message };
    }
  };
}
