/** Lightness (0 to 1), chroma and hue (in degrees) of a colour of the themes. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const COLOUR = /--color-([a-z-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;

/** The colours of a theme's sheet by name; those that let something shine through are left out. */
export function coloursIn(sheet: string): Map<string, Oklch> {
  return new Map(
    [...sheet.matchAll(COLOUR)].map(([, name = '', l, c, h]) => [
      name,
      [Number(l), Number(c), Number(h)],
    ]),
  );
}

/** Red, green and blue as light, by OKLab's definition: from 0 to 1, and outside of that where sRGB does not have the colour. */
export function linearRgb([lightness, chroma, hue]: Oklch): readonly [
  red: number,
  green: number,
  blue: number,
] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** The colour as `#rrggbb`, for what knows no `oklch`: a manifest, the bar around a page, a drawn picture. */
export function hexOf(colour: Oklch): string {
  const channels = linearRgb(colour).map((light) =>
    light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055,
  );
  return `#${channels
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
