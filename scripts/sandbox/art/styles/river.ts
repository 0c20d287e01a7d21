import { oklch } from '../canvas/colour.ts';
import { paintBox } from '../canvas/paints.ts';

import { river } from '../scenes/water.ts';
import type { Style } from './style.ts';

export const riverStyle: Style = {
  scene: river,
  pen: { paints: paintBox({ chroma: 0.95 }), outline: oklch(0.17, 0.05, 265), weight: 5 },
  palettes: {
    night: {
      top: oklch(0.17, 0.06, 270),
      middle: oklch(0.33, 0.1, 262),
      low: oklch(0.52, 0.11, 240),
      deep: oklch(0.13, 0.05, 265),
      light: oklch(0.92, 0.07, 95),
    },
    dusk: {
      top: oklch(0.3, 0.12, 300),
      middle: oklch(0.56, 0.18, 15),
      low: oklch(0.76, 0.15, 60),
      deep: oklch(0.18, 0.08, 305),
      light: oklch(0.91, 0.12, 82),
    },
    rain: {
      top: oklch(0.26, 0.04, 230),
      middle: oklch(0.44, 0.06, 220),
      low: oklch(0.62, 0.07, 200),
      deep: oklch(0.17, 0.04, 230),
      light: oklch(0.9, 0.05, 120),
    },
    dawn: {
      top: oklch(0.46, 0.11, 250),
      middle: oklch(0.72, 0.11, 40),
      low: oklch(0.86, 0.1, 75),
      deep: oklch(0.24, 0.07, 245),
      light: oklch(0.95, 0.09, 90),
    },
  },
  title: { font: 'brush', leading: 0.3 },
  finish: 'gilded',
  letters: ({ deep }) => ({ face: oklch(0.95, 0.06, 95), foot: oklch(0.82, 0.13, 80), edge: deep }),
  focus: { y: 0.385, radius: 0.345 },
};
