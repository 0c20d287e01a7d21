import { createHash } from 'node:crypto';
import sharp from 'sharp';
import manifest from '../../../../package.json' with { type: 'json' };
import { LANGUAGES, type Language } from '../../config.ts';
import { slotRoute } from '../../domain/games/game.ts';
import type { Picture } from '../../domain/picture.ts';
import { answerRoute } from '../../domain/site/answers.ts';
import { texts } from '../../i18n/messages.ts';
import { answersIn } from '../answers.ts';
import { promotionsIn } from '../language-content.ts';
import { promotionRoute } from '../links.ts';
import { HELP_LINKS } from '../navigation.ts';
import { metaOf } from '../seo.ts';
import { promotions, providers, settings } from '../snapshot.ts';
import { themeSheet } from '../theme-colours.ts';
import { SHARE_SIZE, type ShownPicture, shareDesign } from './design.ts';
import { QUALITIES, renderShare } from './render.ts';

/** The picture that messengers and social networks show for a page. */
export interface SharePicture {
  /** Named after what it shows: `/media/1f0k…-share.jpg`. */
  path: string;
  alt: string;
}

function shown(picture: Picture | undefined): ShownPicture | undefined {
  if (picture?.kind !== 'local') return undefined;
  const { stem, widths, width, height } = picture;
  return { name: `${stem}-${widths.filter((one) => one <= SHARE_SIZE.width).at(-1)}.avif`, width, height };
}

/** How the pictures are drawn: this folder's code. */
const sources = import.meta.glob<string>('./*.ts', { eager: true, query: '?raw', import: 'default' });
/** Packages with letters, and the one that shapes them. */
const packages = Object.entries(manifest.dependencies).filter(([name]) => /^(?:@fontsource-variable\/|harfbuzzjs$|wawoff2$)/.test(name));
/** All that decides how a picture looks besides what it shows: when it changes, all are drawn anew. */
const EDITION = JSON.stringify([sources, packages, sharp.versions.sharp, QUALITIES, themeSheet(settings.theme)]);

async function make({ label, title, line, picture: image }: SharePage, host: string): Promise<SharePicture> {
  const { brand, theme } = settings;
  const picture = shown(image);
  const icon = brand.icons && { name: `${brand.icons.stem}-180.png`, width: 180, height: 180 };
  const isTall = /\p{Script=Bengali}/u.test(title);
  const design = { label, title, line, brand: brand.name, host, theme, isTall, icon, picture };
  // Named after what it shows and not after its drawing: letters are shaped for pictures alone that are not there yet.
  const hash = createHash('sha256').update(JSON.stringify([design, EDITION]));
  const name = `${hash.digest('hex').slice(0, 12)}-share.jpg`;
  await renderShare(name, () => shareDesign(design));
  return { path: `/media/${name}`, alt: title.includes(brand.name) ? title : `${title} · ${brand.name}` };
}

/** Made at the first question, since addresses in a language are not known before. */
let pages: ReadonlyMap<string, SharePage> | undefined;

function keyOf({ language, route }: Pick<SharePage, 'language' | 'route'>): string {
  return `${language} ${route}`;
}

function allPages(): ReadonlyMap<string, SharePage> {
  pages ??= new Map(sharePages().map((page) => [keyOf(page), page]));
  return pages;
}

/** The share picture of a page: its own, or home's in its language. It is drawn into the cache (scripts/build/media.ts). */
export function sharePicture(language: Language, route: string, host: string): Promise<SharePicture> {
  return make(allPages().get(keyOf({ language, route })) ?? homeOf(language), host);
}

/** A page with a share picture of its own, and what the picture shows. */
interface SharePage {
  language: Language;
  route: string;
  label?: string;
  title: string;
  line?: string | undefined;
  picture?: Picture | undefined;
}

function homeOf(language: Language): SharePage {
  const { ogTitle, ogDescription } = metaOf('/', language);
  return { language, route: '/', title: ogTitle, line: ogDescription };
}

/** The help, each promotion, help page, answer and slot provider, in each language. */
function sharePages(): SharePage[] {
  return LANGUAGES.flatMap((language) => {
    const frame = texts(language, 'frame');
    return [
      ...promotionsIn(promotions, language).map((promotion) => ({
        ...{ language, route: promotionRoute(promotion), label: frame.promotion },
        ...{ title: promotion.name, picture: promotion.image },
      })),
      { language, route: '/help', label: frame.helpCenter, title: frame.answers },
      ...answersIn(language).map(({ slug, title }) => ({ language, route: answerRoute(slug), label: frame.helpCenter, title })),
      ...HELP_LINKS.map(({ slug, label }) => ({ language, route: `/help/${slug}`, label: frame.helpCenter, title: frame[label] })),
      ...providers.slot.map((provider) => ({
        ...{ language, route: slotRoute(provider), label: frame.slots },
        ...{ title: provider.name, picture: provider.image },
      })),
    ];
  });
}
