import { hex, oklch } from './canvas/colour.ts';
import { box, path, petal, placed } from './canvas/geometry.ts';
import { Sheet } from './canvas/sheet.ts';
import { setTitle } from './lettering/set-title.ts';

// At these lightnesses both golds and the green keep 3:1 against the near-black green and the warm white of the two themes.
const GOLD = oklch(0.66, 0.155, 76);
const DEEP_GOLD = oklch(0.61, 0.15, 60);
const GREEN = oklch(0.62, 0.13, 160);

/** A lamp whose bowl is a water lily, afloat on a line of river; about 200 units across. */
function emblem(light: string, deep: string, river: string): string {
  const leaf = (turn: number, length: number, width: number, fill: string) =>
    placed(`<path d="${petal(length, width, 0.58)}" fill="${fill}"/>`, 0, 46, 1, turn);
  const bowl =
    leaf(-80, 104, 40, deep) +
    leaf(80, 104, 40, deep) +
    leaf(-54, 100, 42, light) +
    leaf(54, 100, 42, light) +
    leaf(-27, 84, 36, deep) +
    leaf(27, 84, 36, deep);
  const flame = `<path d="M0 34C-32 22 -36 -16 -14 -44C-6 -56 -2 -70 0 -94C20 -66 40 -40 34 -8C30 16 16 30 0 34Z" fill="${light}"/><path d="M0 22C-14 14 -16 -6 -4 -22C0 -28 2 -34 3 -42C14 -26 18 -10 15 2C12 14 7 20 0 22Z" fill="${deep}"/>`;
  const wave = (y: number, half: number, width: number) =>
    `<path d="${path`M${-half} ${y}q${half / 4} -13 ${half / 2} 0t${half / 2} 0t${half / 2} 0t${half / 2} 0`}" fill="none" stroke="${river}" stroke-width="${width}" stroke-linecap="round"/>`;
  return bowl + flame + wave(66, 96, 9) + wave(86, 60, 7);
}

/** The emblem and the name, on a transparent background; 640 by 160. */
export function logo(name: string): string {
  const sheet = new Sheet(640, 160);
  const title = setTitle(name, { x: 416, y: 82, width: 440, height: 108 }, { font: 'brush', left: true });
  const letters = sheet.linear([
    [0, GOLD],
    [1, DEEP_GOLD],
  ]);
  return sheet.svg(
    placed(emblem(hex(GOLD), hex(DEEP_GOLD), hex(GREEN)), 86, 80, 0.78) +
      `<path d="${title.path}" fill="${letters}" stroke="${letters}" stroke-width="3.4" stroke-linejoin="round"/>`,
  );
}

/** The emblem on a square of dark green, for icons; 512 by 512. */
export function favicon(): string {
  const sheet = new Sheet(512, 512);
  const background = sheet.radial(
    [
      [0, oklch(0.36, 0.08, 165)],
      [1, oklch(0.2, 0.045, 165)],
    ],
    0.5,
    0.42,
    0.7,
  );
  return sheet.svg(
    `<path d="${box(0, 0, 512, 512, 112)}" fill="${background}"/>` +
      placed(emblem(hex(oklch(0.86, 0.15, 86)), hex(oklch(0.72, 0.15, 66)), hex(oklch(0.76, 0.14, 160))), 256, 262, 2.02),
  );
}
