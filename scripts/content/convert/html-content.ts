import { type InlinePicture, pictureAddresses, sanitize } from '../html/sanitize.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { LeftOut } from './left-out.ts';

/** Characters of one document, without its pictures. A longer one is left out, since half of a legal text is worse than none. */
const MAX_LENGTH = 500_000;
/** A picture that is written inside the text, as most editors store it. It has limits of its own. */
const WRITTEN_PICTURE = /data:[\w/+.-]{1,50};base64,[A-Za-z\d+/=\s]*/gi;

/** Turns HTML of the backend into HTML of the site. `where` names it in warnings. */
export type ReadHtml = (dirty: string, where: string) => Promise<string>;

/** Several texts may be on one page, so their ids must differ: `promotion-12-`. */
function idPrefixOf(where: string): string {
  return `${where.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replace(/-$/, '')}-`;
}

/** Cleans a document and fetches its pictures. */
export function htmlReader(pictures: Pictures, leftOut: LeftOut): ReadHtml {
  async function picturesOf(dirty: string, where: string): Promise<Map<string, InlinePicture>> {
    const pairs = pictureAddresses(dirty).map(
      async (address) => [address, await pictures.inline(address, where)] as const,
    );
    const found = await Promise.all(pairs);
    return new Map(found.flatMap(([address, picture]) => (picture ? [[address, picture]] : [])));
  }

  return async (dirty, where) => {
    if (dirty.replaceAll(WRITTEN_PICTURE, '').length > MAX_LENGTH) {
      leftOut.add(where, [`a whole text, longer than ${MAX_LENGTH} characters,`]);
      return '';
    }
    const found = await picturesOf(dirty, where);
    const { html, removed } = sanitize(dirty, found, idPrefixOf(where));
    leftOut.add(where, removed);
    return html;
  };
}
