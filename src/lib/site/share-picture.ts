import { join } from 'node:path';
import sharp from 'sharp';
import { LANGUAGES, type Language, SHARE_SIZE } from '../config.ts';
import { needsPlate, type Picture } from '../domain/picture.ts';
import { texts } from '../i18n/messages.ts';
import { promotions, settings } from './snapshot.ts';
import { themeHex } from './theme-colours.ts';

const MEDIA = 'src/content/site/media';
/** One a language, drawn by `scripts/screenshots/share.ts`. */
const KEPT = 'src/content/share';

/** The picture that messengers and social networks show for a page: its own or, without one, the one of its language. */
export function shareOf(
  language: Language,
  title: string,
  picture: Picture | undefined,
): { path: string; alt: string } {
  // One that is still the backend's has no file to cut.
  if (picture?.kind === 'local') return { path: `/share-${picture.stem}.jpg`, alt: title };
  const { slots, casino, sports } = texts(language, 'frame');
  return {
    path: `/share-${language}.jpg`,
    alt: [settings.brand.name, slots, casino, sports].join(' · '),
  };
}

/** The files that share pictures are made from, by the names of these. */
export function shareSources(): Map<string, string> {
  const own = promotions.flatMap(({ image }) =>
    image?.kind === 'local'
      ? [[image.stem, `${MEDIA}/${image.stem}-${image.widths.at(-1)}.avif`] as const]
      : [],
  );
  return new Map([
    ...LANGUAGES.map((language) => [language, `${KEPT}/${language}.jpg`] as const),
    ...own,
  ]);
}

/** The brand's logo on the ground on which the site shows it. */
function logoTag(logo: Picture & { kind: 'local' }): Promise<Buffer> {
  const background = themeHex(settings.theme, needsPlate(logo, settings.theme) ? 'text' : 'canvas');
  const mark = sharp(join(process.cwd(), MEDIA, `${logo.stem}-${logo.fallback}`)).resize({
    width: 260,
    height: 72,
    fit: 'inside',
  });
  return mark
    .flatten({ background })
    .extend({ top: 20, bottom: 20, left: 28, right: 28, background })
    .png()
    .toBuffer();
}

/** A picture cut to the shape that messengers show, as JPEG, with the brand's logo in its corner. */
export async function sharePicture(file: string): Promise<Buffer> {
  const { logo } = settings.brand;
  const layers = logo?.kind === 'local' ? [{ input: await logoTag(logo), left: 56, top: 0 }] : [];
  const cut = sharp(file).resize({ ...SHARE_SIZE, fit: 'cover' });
  return cut
    .flatten({ background: themeHex(settings.theme, 'canvas') })
    .composite(layers)
    .jpeg({ quality: 72 })
    .toBuffer();
}
