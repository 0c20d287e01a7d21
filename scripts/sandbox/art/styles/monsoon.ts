import { oklch, toned } from '../canvas/colour.ts';
import { paintBox } from '../canvas/paints.ts';

import { monsoon } from '../scenes/water.ts';
import type { Style } from './style.ts';

export const monsoonStyle: Style = {
  scene: monsoon,
  pen: { paints: paintBox({ chroma: 0.9, stir: oklch(0.55, 0.08, 220), share: 0.08 }), outline: oklch(0.2, 0.05, 235), weight: 6 },
  palettes: {
    night: {
      top: oklch(0.23, 0.05, 260),
      middle: oklch(0.4, 0.07, 245),
      low: oklch(0.6, 0.08, 210),
      deep: oklch(0.16, 0.05, 245),
      light: oklch(0.92, 0.08, 110),
    },
    dusk: {
      top: oklch(0.27, 0.07, 300),
      middle: oklch(0.46, 0.1, 320),
      low: oklch(0.72, 0.12, 40),
      deep: oklch(0.18, 0.06, 290),
      light: oklch(0.92, 0.11, 85),
    },
    rain: {
      top: oklch(0.3, 0.05, 200),
      middle: oklch(0.5, 0.07, 195),
      low: oklch(0.7, 0.08, 170),
      deep: oklch(0.19, 0.05, 195),
      light: oklch(0.95, 0.07, 115),
    },
    dawn: {
      top: oklch(0.36, 0.06, 160),
      middle: oklch(0.58, 0.09, 150),
      low: oklch(0.8, 0.11, 110),
      deep: oklch(0.21, 0.06, 160),
      light: oklch(0.95, 0.1, 105),
    },
  },
  title: { font: 'slab', leading: 0.24 },
  finish: 'flat',
  letters: ({ light, deep }) => ({ face: toned(light, 0.02), edge: deep, block: oklch(0.6, 0.14, 210) }),
};
