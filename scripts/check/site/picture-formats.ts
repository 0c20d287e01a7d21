import type { BuiltPage } from '../../built-site/built-site.ts';

const NEW_FORMAT = /\.avif$/;

/**
 * Pictures of the site that some browsers cannot show: an `img` is what they all fall back to, so newer formats belong to the `source`s before it.
 * Addresses of the backend's own host are as the backend has them.
 */
export function pictureFormatProblems({ path, tags }: BuiltPage): string[] {
  return tags.flatMap(({ name, attributes: { src = '', srcset = '', type = '' } }) => {
    if (name === 'source' && srcset && !type) return [`${path}: the source ${srcset} does not say its type`];
    if (name !== 'img') return [];
    const addresses = [src, ...srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '')];
    const tooNew = addresses.find((address) => address.startsWith('/') && NEW_FORMAT.test(address));
    return tooNew ? [`${path}: ${tooNew} is an img without a WebP for browsers that do not know AVIF`] : [];
  });
}
