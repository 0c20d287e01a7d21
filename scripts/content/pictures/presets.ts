import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { PICTURE_WIDTHS, type PictureRole } from '../../../src/lib/config.ts';
import { GAME_FALLBACK_WIDTH } from '../../../src/lib/domain/games/picture-text.ts';
import { PROVIDER_FRAME } from '../../../src/lib/domain/picture.ts';

/** `inline`: pictures inside texts, of one width. `icon`: squares made from the favicon. */
export type PresetName = PictureRole | 'inline' | 'icon';

export interface Preset {
  widths: readonly number[];
  /** Formats with their quality, the preferred one first. */
  formats: readonly { format: 'avif' | 'webp' | 'png'; quality: number }[];
  /** The width of the JPEG or PNG for browsers that know none of the formats. */
  fallbackWidth?: number;
  /** Width by height of the plate that a mark on a clear ground is set on. */
  plate?: number;
  /** Is also encoded as a lossless WebP, with as few colours as a PNG of this quality has. The smaller of both is kept. */
  fewColours?: number;
  /** A small drawing stays as it is (safe-svg.ts). */
  keepsSvg?: true;
}

const avif = (quality: number) => ({ format: 'avif', quality }) as const;
const webp = (quality: number) => ({ format: 'webp', quality }) as const;

/** AVIF saves a third on drawn pictures; marks and logos are too small for another address in the markup. */
export const PRESETS: Record<PresetName, Preset> = {
  banner: { widths: PICTURE_WIDTHS.banner, fallbackWidth: 824, formats: [avif(42), webp(66)] },
  promotion: { widths: PICTURE_WIDTHS.promotion, fallbackWidth: 720, formats: [avif(45), webp(66)] },
  game: { widths: PICTURE_WIDTHS.game, fallbackWidth: GAME_FALLBACK_WIDTH, formats: [avif(41), webp(60)] },
  provider: { widths: PICTURE_WIDTHS.provider, fallbackWidth: 180, formats: [avif(41), webp(60)], plate: PROVIDER_FRAME },
  mark: { widths: PICTURE_WIDTHS.mark, fallbackWidth: 160, formats: [webp(78)], fewColours: 70, keepsSvg: true },
  logo: { widths: PICTURE_WIDTHS.logo, fallbackWidth: 160, formats: [webp(82)], fewColours: 70, keepsSvg: true },
  inline: { widths: [720], fallbackWidth: 720, formats: [webp(70)] },
  icon: { widths: [32, 180, 192, 512], formats: [{ format: 'png', quality: 90 }] },
};

/** Quality of the fallbacks: few browsers load them, on slow phones. */
export const FALLBACK_QUALITY = { jpeg: 62, png: 70 } as const;

/** Settings of the encoders besides `quality`. A change here, in a preset or in sharp changes every file name. */
export const ENCODING = {
  avif: { effort: 2, chromaSubsampling: '4:2:0' },
  webp: { effort: 4 },
  jpeg: { mozjpeg: true },
  png: { compressionLevel: 9, palette: true, effort: 8 },
} as const;

/** Identifies a picture by its bytes. */
export function sourceHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The common start of the names of all files encoded from a source with a preset: ten letters and digits, so that markup stays short. */
export function stemOf(source: string, name: PresetName): string {
  const key = JSON.stringify([source, name, PRESETS[name], ENCODING, FALLBACK_QUALITY, sharp.versions.sharp]);
  const hash = BigInt(`0x${createHash('sha256').update(key).digest('hex')}`);
  return hash.toString(36).padStart(50, '0').slice(-10);
}
