import type { InitData } from '../../../src/lib/api/replies/init-reply.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../src/lib/config.ts';
import { routeOfPath } from '../../../src/lib/domain/site/address.ts';
import type { Banner } from '../../../src/lib/domain/site/site-settings.ts';
import { plainText } from '../html/plain-text.ts';
import { safeLink } from '../html/safe-link.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Warn } from '../pull-log.ts';
import { compact } from './compact.ts';
import { labelOf, oneLine } from './texts.ts';

type Row = InitData['banner'][number];

/** Characters that fit over a banner on a phone. */
const MAX_LENGTH = { heading: 80, line: 160 } as const;

/** A route, which the site writes in the reader's language and as pages have it, or an https address. */
function linkOf(address: string | undefined, where: string, warn: Warn): string | undefined {
  if (!address) return undefined;
  const link = safeLink(address);
  if (link?.isExternal) return link.href;
  if (link?.href.startsWith('/')) {
    const [path = '', rest = ''] = link.href.split(/(?=[?#])(.*)/s);
    return `/${routeOfPath(path).split('/').filter(Boolean).join('/')}${rest}`;
  }
  warn(`${where}: "${address.slice(0, 60)}" is no path and no https address; left out`);
  return undefined;
}

function wordsOf(
  { heading = {}, line = {}, link = {} }: Row,
  where: string,
  warn: Warn,
): Banner['words'] {
  const byLanguage = LANGUAGES.flatMap((language) => {
    const [title, more] = [heading, line].map((texts) => plainText(texts[language] ?? ''));
    if (!title) return [];
    const words = {
      heading: oneLine(title, MAX_LENGTH.heading),
      line: more ? oneLine(more, MAX_LENGTH.line) : undefined,
      // One link for all languages is sent as the English one.
      link: linkOf(link[language] ?? link[DEFAULT_LANGUAGE], where, warn),
    };
    return [[language, compact(words)] as const];
  });
  return byLanguage.length > 0 ? Object.fromEntries(byLanguage) : undefined;
}

/** The banners that have a picture, in the backend's order. */
export async function bannersOf(
  rows: readonly Row[],
  pictures: Pictures,
  warn: Warn,
): Promise<Banner[]> {
  const banners = rows.map(async (row) => {
    const where = labelOf('init.data.banner', row.title);
    const image = await pictures.picture(row.image, 'banner', where);
    return image
      ? [compact({ image, title: oneLine(row.title), words: wordsOf(row, where, warn) })]
      : [];
  });
  return (await Promise.all(banners)).flat();
}
