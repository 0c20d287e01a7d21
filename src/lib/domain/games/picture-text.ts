import { PICTURE_WIDTHS } from '../../config.ts';
import { GAME_FRAME, type Picture, pictureFit } from '../picture.ts';
import type { CatalogueGame } from './catalogue.ts';
import type { Game } from './game.ts';

export const GAME_FALLBACK_WIDTH = 288;
/** The file names' endings of nearly all games' pictures. */
const USUAL = { widths: [...PICTURE_WIDTHS.game], fallback: `${GAME_FALLBACK_WIDTH}.webp` };
/** The fallback's address and the original's size. */
const LOCAL_ADDRESS =
  /^\/media\/(?<stem>[a-z\d]+)-(?<fallback>\d+\.webp)#(?<width>\d+)x(?<height>\d+)$/;

/** The shortest text that identifies a picture: the stem where its shape and its files are those of most games' pictures, else an address. */
export function pictureText(picture: Picture): string {
  if (picture.kind === 'remote') return picture.url;
  const { stem, width, height, widths, fallback } = picture;
  const isPoster = pictureFit(picture, GAME_FRAME) === 'cover';
  const isUsual = isPoster && widths.join() === USUAL.widths.join() && fallback === USUAL.fallback;
  return isUsual ? stem : `/media/${stem}-${fallback}#${width}x${height}`;
}

/** The picture that such a text of a game stands for. It is taken for one of the frame's shape. */
export function pictureFromText(text: string): Picture {
  const own = LOCAL_ADDRESS.exec(text)?.groups as
    | Record<'stem' | 'fallback' | 'width' | 'height', string>
    | undefined;
  if (own) {
    const { width, height, ...file } = own;
    return { kind: 'local', ...file, width: Number(width), height: Number(height), widths: [] };
  }
  const isStem = !/[/:]/.test(text);
  if (!isStem) return { kind: 'remote', url: text };
  const width = Math.max(...USUAL.widths);
  return { kind: 'local', stem: text, width, height: Math.round(width / GAME_FRAME), ...USUAL };
}

/** A game as the catalogue has it; undefined without a code, since that is its provider's lobby. */
export function toCatalogueGame({ image, ...game }: Game): CatalogueGame | undefined {
  const picture = image && pictureText(image);
  return game.code ? { ...game, code: game.code, ...(picture && { picture }) } : undefined;
}

/** How wide the picture of a game's tile is drawn, as the `sizes` of an `img`, in each of its variants (islands/games/GameTile.tsx). */
export const TILE_SIZES = {
  list: '(width<48rem) 45vw,11rem',
  strip: '(width<48rem) 9rem,9.5rem',
  listRow: '3rem',
  row: '3rem',
} as const;
