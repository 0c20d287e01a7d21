export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif' | 'svg';

/** What may precede the `<svg>` element. A comment ends at its first `-->`: an ambiguous pattern would take exponential time on many comments. */
const SVG_PROLOGUE =
  /^(?:\s+|<\?xml[^>]*\?>|<!--(?:(?!-->).)*-->|<!DOCTYPE svg[^>[]*>)*<svg[\s>]/is;

/** The type of a picture by its first bytes, whatever its name or headers say; undefined for types that are not used. */
export function kindOfPicture(bytes: Buffer): PictureKind | undefined {
  const start = bytes.subarray(0, 16).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp';
  if (/^.{4}ftypavi[fs]/s.test(start)) return 'heif';
  const text = bytes
    .subarray(0, 1024)
    .toString('utf8')
    .replace(/^\u{feff}/u, '');
  return SVG_PROLOGUE.test(text) ? 'svg' : undefined;
}

export const ANIMATIONS = ['AVIF', 'GIF', 'PNG', 'WebP'] as const;
export type Animation = (typeof ANIMATIONS)[number];

/**
 * The type of a picture that moves; undefined for a still.
 * @param frames as sharp counts them, which knows those of GIF and WebP
 */
export function animationIn(bytes: Buffer, frames = 1): Animation | undefined {
  const kind = kindOfPicture(bytes);
  if (kind === 'gif' && frames > 1) return 'GIF';
  if (kind === 'webp' && frames > 1) return 'WebP';
  if (kind === 'png')
    return bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL') ? 'PNG' : undefined;
  return kind === 'heif' && bytes.subarray(8, 12).toString('latin1') === 'avis'
    ? 'AVIF'
    : undefined;
}

/** The largest PNG inside a Windows icon file, which most `favicon.ico` files are. */
export function pngInsideIcon(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 6 || bytes.readUInt32LE(0) !== 0x00_01_00_00) return undefined;
  const count = Math.min(bytes.readUInt16LE(4), 64);
  let largest: Buffer | undefined;
  for (let entry = 6; entry + 16 <= bytes.length && entry < 6 + count * 16; entry += 16) {
    const start = bytes.readUInt32LE(entry + 12);
    const image = bytes.subarray(start, start + bytes.readUInt32LE(entry + 8));
    if (kindOfPicture(image) === 'png' && image.length > (largest?.length ?? 0)) largest = image;
  }
  return largest;
}
