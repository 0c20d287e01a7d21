import { oklch } from '../canvas/colour.ts';
import { paintBox } from '../canvas/paints.ts';
import { medallion } from '../scenes/courtly.ts';

import type { Style } from './style.ts';

const GOLD = { face: oklch(0.86, 0.15, 88), foot: oklch(0.7, 0.16, 62) };

export const medallionStyle: Style = {
  scene: medallion,
  pen: { paints: paintBox({}), outline: oklch(0.2, 0.05, 200), weight: 6 },
  palettes: {
    night: {
      top: oklch(0.24, 0.06, 185),
      middle: oklch(0.36, 0.09, 180),
      low: oklch(0.44, 0.1, 172),
      deep: oklch(0.15, 0.04, 185),
      light: oklch(0.86, 0.13, 88),
    },
    dusk: {
      top: oklch(0.28, 0.1, 340),
      middle: oklch(0.42, 0.15, 5),
      low: oklch(0.52, 0.17, 15),
      deep: oklch(0.18, 0.07, 340),
      light: oklch(0.87, 0.13, 75),
    },
    rain: {
      top: oklch(0.26, 0.07, 265),
      middle: oklch(0.38, 0.11, 260),
      low: oklch(0.48, 0.12, 250),
      deep: oklch(0.16, 0.06, 270),
      light: oklch(0.86, 0.08, 95),
    },
    dawn: {
      top: oklch(0.36, 0.1, 50),
      middle: oklch(0.58, 0.15, 60),
      low: oklch(0.68, 0.15, 70),
      deep: oklch(0.23, 0.07, 40),
      light: oklch(0.93, 0.1, 95),
    },
    feast: {
      top: oklch(0.25, 0.1, 305),
      middle: oklch(0.4, 0.16, 310),
      low: oklch(0.48, 0.17, 320),
      deep: oklch(0.17, 0.08, 300),
      light: oklch(0.87, 0.14, 80),
    },
  },
  title: { font: 'sign', arc: 0.05 },
  finish: 'gilded',
  letters: ({ deep }) => ({ ...GOLD, edge: deep }),
};
