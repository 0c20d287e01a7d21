import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { PICTURE_WIDTHS } from '../../../src/lib/config.ts';
import { GAME_FALLBACK_WIDTH } from '../../../src/lib/domain/games/picture-text.ts';
import { PROVIDER_FRAME } from '../../../src/lib/domain/picture.ts';
import { THEME_GROUNDS } from './plate.ts';

export interface Preset {
  /** For nearly all browsers. */
  avif?: { quality: number; widths: readonly number[] };
  /** One WebP: for browsers without AVIF, and all that a mark or a logo has. */
  webp?: { quality: number; width: number };
  /** The sides of PNG squares, for an icon. */
  squares?: readonly number[];
  /** Width by height of the plate that a mark on a clear ground is set on. */
  plate?: number;
  /** Stands on the page itself, which must not hide it. */
  isMark?: true;
  /** Is also encoded as a lossless WebP, with as few colours as a PNG of this quality has. The smaller of both is kept. */
  fewColours?: number;
}

/** AVIF saves a third on drawn pictures; marks and logos are too small for another address in the markup. */
export const PRESETS = {
  banner: {
    avif: { quality: 42, widths: PICTURE_WIDTHS.banner },
    webp: { quality: 66, width: 824 },
  },
  promotion: {
    avif: { quality: 45, widths: PICTURE_WIDTHS.promotion },
    webp: { quality: 66, width: 720 },
  },
  game: {
    avif: { quality: 41, widths: PICTURE_WIDTHS.game },
    webp: { quality: 60, width: GAME_FALLBACK_WIDTH },
  },
  provider: {
    avif: { quality: 41, widths: PICTURE_WIDTHS.provider },
    webp: { quality: 60, width: 360 },
    plate: PROVIDER_FRAME,
  },
  mark: { webp: { quality: 78, width: 160 }, isMark: true, fewColours: 70 },
  logo: { webp: { quality: 82, width: 320 }, isMark: true, fewColours: 70 },
  /** A picture inside a text. */
  inline: { webp: { quality: 70, width: 720 } },
  /** Squares made from the favicon. */
  icon: { squares: [32, 180, 192, 512] },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;
export type PictureRole = Exclude<PresetName, 'inline' | 'icon'>;

/** Of the icon's squares. */
export const ICON_QUALITY = 90;

/** Settings of the encoders besides `quality`. A change here, in a preset or in sharp changes every file name. */
export const ENCODING = {
  avif: { effort: 2, chromaSubsampling: '4:2:0' },
  webp: { effort: 4 },
  png: { compressionLevel: 9, palette: true, effort: 8 },
} as const;

/** The largest width that a preset makes. */
export function largestWidth({ avif, webp, squares }: Preset): number {
  return Math.max(...(avif?.widths ?? squares ?? []), webp?.width ?? 0);
}

/** Identifies a picture by its bytes. */
export function sourceHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The common start of the names of all files encoded from a source with a preset: ten letters and digits, so that markup stays short. */
export function stemOf(source: string, name: PresetName): string {
  const preset: Preset = PRESETS[name];
  const key = JSON.stringify([
    source,
    name,
    preset,
    ENCODING,
    ICON_QUALITY,
    sharp.versions.sharp,
    preset.isMark && THEME_GROUNDS,
  ]);
  const hash = BigInt(`0x${createHash('sha256').update(key).digest('hex')}`);
  return hash.toString(36).padStart(50, '0').slice(-10);
}
