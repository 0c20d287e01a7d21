import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { PICTURE_WIDTHS, type PictureRole } from '../../../src/lib/config.ts';

/** `inline`: pictures inside texts, of one width. `icon`: squares made from the favicon. */
export type PresetName = PictureRole | 'inline' | 'icon';

export interface Preset {
  widths: readonly number[];
  /** Encoders with their quality; best first. */
  formats: readonly { format: 'avif' | 'webp' | 'png'; quality: number }[];
}

const avif = (quality: number) => ({ format: 'avif', quality }) as const;
const webp = (quality: number) => ({ format: 'webp', quality }) as const;

/** AVIF saves a third on drawn pictures; marks and logos are too small for a second address in the markup. */
export const PRESETS: Record<PresetName, Preset> = {
  banner: { widths: PICTURE_WIDTHS.banner, formats: [avif(42), webp(66)] },
  promotion: { widths: PICTURE_WIDTHS.promotion, formats: [avif(45), webp(66)] },
  game: { widths: PICTURE_WIDTHS.game, formats: [avif(41), webp(60)] },
  provider: { widths: PICTURE_WIDTHS.provider, formats: [avif(41), webp(60)] },
  mark: { widths: PICTURE_WIDTHS.mark, formats: [webp(78)] },
  logo: { widths: PICTURE_WIDTHS.logo, formats: [webp(82)] },
  inline: { widths: [720], formats: [webp(70)] },
  icon: { widths: [32, 180, 192, 512], formats: [{ format: 'png', quality: 90 }] },
};

/** How the encoders are driven besides `quality`; a change here, in a recipe or in sharp changes every file name. */
export const ENCODING = {
  avif: { effort: 2, chromaSubsampling: '4:2:0' },
  webp: { effort: 4 },
  png: { compressionLevel: 9, palette: true, effort: 8 },
} as const;

export function sourceHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The name all files made of a source by a recipe share: ten letters and digits, so that markup stays short. */
export function stemOf(source: string, name: PresetName): string {
  const recipe = JSON.stringify([source, name, PRESETS[name], ENCODING, sharp.versions.sharp]);
  const hash = BigInt(`0x${createHash('sha256').update(recipe).digest('hex')}`);
  return hash.toString(36).padStart(50, '0').slice(-10);
}
