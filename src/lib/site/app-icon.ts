import { join } from 'node:path';
import sharp from 'sharp';
import { settings } from './snapshot.ts';
import { themeColour } from './theme-colours.ts';

const MEDIA = 'src/content/site/media';
/** Launchers cut icons into circles and drops; what lies within four fifths is always seen: https://www.w3.org/TR/appmanifest/#icon-masks */
const SCALE = 0.8;

/** Sizes of the icons that launchers may cut, in pixels; none without the brand's own icon. */
export const MASKABLE_SIZES: readonly number[] = settings.brand.icons ? [192, 512] : [];

/** The colour of the icon's own ground, which fills what is cut; the theme's where it has none. */
async function groundOf(icon: Buffer): Promise<string> {
  const { data, info } = await sharp(icon)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(
    Math.floor(info.height / 2) * info.width * 4,
  );
  return alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : themeColour;
}

/** The brand's icon on a ground that reaches to the edges, as PNG. */
export async function maskableIcon(size: number): Promise<Buffer> {
  const { icons } = settings.brand;
  if (!icons) throw new Error('The brand has no icon');
  const inner = Math.round(size * SCALE);
  const icon = await sharp(join(MEDIA, `${icons.stem}-${Math.max(...icons.sizes)}.png`))
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = await groundOf(icon);
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: icon }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
