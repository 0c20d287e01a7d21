import pLimit from 'p-limit';
import type { Limits } from '../limits.ts';
import { GetError, type GetResponse, get } from '../network/get.ts';
import type { PictureCache } from './cache.ts';
import { type EncodedPicture, encodePicture } from './encode.ts';
import { PRESETS, type PresetName, sourceHash, stemOf } from './presets.ts';

export interface FetchedPicture extends EncodedPicture {
  stem: string;
  /** Why this is the picture of an earlier pull. */
  staleBecause?: string;
}

/** After so many failures in a row a host gets no more requests in this pull: each could take the full timeout. */
const MAX_HOST_FAILURES = 5;
const DATA_PICTURE = /^data:image\/(?:png|jpeg|jpg|gif|webp|avif);base64,([A-Za-z\d+/=\s]+)$/;

/** Fetches and encodes pictures through a cache; throws GetError, NotAPictureError or PictureTooLargeError, with a message for people. */
export function pictureFetcher(trustedOrigin: string, cache: PictureCache, limits: Limits) {
  const fetchQueue = pLimit(8);
  const encodeQueue = pLimit(2);
  const failures = new Map<string, number>();
  const encoding = new Map<string, Promise<FetchedPicture>>();

  async function download(url: URL, etag: string | undefined): Promise<GetResponse> {
    const failed = failures.get(url.origin) ?? 0;
    if (failed >= MAX_HOST_FAILURES) {
      throw new GetError(
        `${url.host} failed ${MAX_HOST_FAILURES} times in a row and was not asked again`,
        'network',
      );
    }
    try {
      const answer = await get(url, {
        trustedOrigin,
        timeoutMs: limits.pictureTimeoutMs,
        maxBytes: limits.pictureMaxBytes,
        headers: { accept: 'image/*', ...(etag ? { 'if-none-match': etag } : {}) },
      });
      failures.delete(url.origin);
      return answer;
    } catch (error) {
      if (error instanceof GetError && error.problem === 'network')
        failures.set(url.origin, (failures.get(url.origin) ?? 0) + 1);
      throw error;
    }
  }

  async function encodeOrReuse(
    stem: string,
    bytes: Buffer,
    name: PresetName,
  ): Promise<FetchedPicture> {
    const cached = await cache.picture(stem);
    if (cached) return { ...cached, stem };
    const { picture, files } = await encodeQueue(() => encodePicture(bytes, PRESETS[name], limits));
    await cache.savePicture(stem, picture, files);
    return { ...picture, stem };
  }

  /** Two addresses may have the same picture, which is then encoded once. */
  function encodeOnce(bytes: Buffer, name: PresetName): Promise<FetchedPicture> {
    const stem = stemOf(sourceHash(bytes), name);
    const result = encoding.get(stem) ?? encodeOrReuse(stem, bytes, name);
    encoding.set(stem, result);
    return result;
  }

  async function cachedPicture(
    url: URL,
    name: PresetName,
  ): Promise<{ picture: FetchedPicture; etag: string | undefined } | undefined> {
    const address = await cache.address(url.href);
    const stem = address && stemOf(address.source, name);
    const cached = stem && (await cache.picture(stem));
    return cached ? { picture: { ...cached, stem }, etag: address.etag } : undefined;
  }

  return async (url: URL, name: PresetName): Promise<FetchedPicture> => {
    const inline = DATA_PICTURE.exec(url.href)?.[1];
    if (inline) {
      const bytes = Buffer.from(inline, 'base64');
      if (bytes.length > limits.pictureMaxBytes)
        throw new GetError(
          `it is larger than ${limits.pictureMaxBytes / 1024 / 1024} MB`,
          'answer',
        );
      return encodeOnce(bytes, name);
    }
    const cached = await cachedPicture(url, name);
    try {
      const answer = await fetchQueue(() => download(url, cached?.etag));
      if (answer.status === 304 && cached) return cached.picture;
      const picture = await encodeOnce(answer.body, name);
      await cache.saveAddress(url.href, { etag: answer.etag, source: sourceHash(answer.body) });
      return picture;
    } catch (error) {
      if (!cached || !(error instanceof GetError) || error.problem !== 'network') throw error;
      return { ...cached.picture, staleBecause: error.message };
    }
  };
}
