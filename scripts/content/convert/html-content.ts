import { type CleanedHtml, cleanHtml, type InlinePicture, pictureAddresses } from '../html/clean.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Report } from '../report.ts';

/** Characters of one document. A longer one is left out, since half of a legal text is worse than none. */
const MAX_LENGTH = 500_000;

/** Turns HTML of the backend into HTML of the site. `where` names it in warnings. */
export type ReadHtml = (dirty: string, where: string) => Promise<string>;

/** Several texts may be on one page, so their ids must differ: `promotion-12-`. */
function idPrefixOf(where: string): string {
  return `${where.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replace(/-$/, '')}-`;
}

/** Cleans a document and fetches its pictures. One warning for each document says what was removed. */
export function htmlReader(pictures: Pictures, report: Report): ReadHtml {
  async function picturesOf(dirty: string, where: string): Promise<Map<string, InlinePicture>> {
    const pairs = pictureAddresses(dirty).map(async (address) => [address, await pictures.inline(address, where)] as const);
    const found = await Promise.all(pairs);
    return new Map(found.flatMap(([address, picture]) => (picture ? [[address, picture]] : [])));
  }

  return async (dirty, where) => {
    if (dirty.length > MAX_LENGTH) {
      report.warn(`${where}: longer than ${MAX_LENGTH} characters; left out`);
      return '';
    }
    const { html, removed }: CleanedHtml = cleanHtml(dirty, await picturesOf(dirty, where), idPrefixOf(where));
    if (removed.length > 0)
      report.warn(`${where}: removed from the HTML: ${removed.slice(0, 12).join(', ')}${removed.length > 12 ? ', …' : ''}`);
    return html;
  };
}
