import { oklch } from '../canvas/colour.ts';
import { paintBox } from '../canvas/paints.ts';

import { garden } from '../scenes/garden.ts';
import type { Style } from './style.ts';

export const gardenStyle: Style = {
  scene: garden,
  pen: { paints: paintBox({ chroma: 0.95 }), outline: oklch(0.27, 0.06, 150), weight: 5 },
  palettes: {
    night: {
      top: oklch(0.3, 0.07, 250),
      middle: oklch(0.5, 0.08, 220),
      low: oklch(0.42, 0.09, 155),
      deep: oklch(0.2, 0.05, 165),
      light: oklch(0.92, 0.06, 100),
    },
    dusk: {
      top: oklch(0.62, 0.14, 20),
      middle: oklch(0.84, 0.11, 70),
      low: oklch(0.46, 0.11, 140),
      deep: oklch(0.25, 0.06, 150),
      light: oklch(0.94, 0.1, 88),
    },
    rain: {
      top: oklch(0.58, 0.05, 210),
      middle: oklch(0.82, 0.04, 190),
      low: oklch(0.48, 0.1, 160),
      deep: oklch(0.24, 0.06, 170),
      light: oklch(0.96, 0.03, 140),
    },
    dawn: {
      top: oklch(0.74, 0.1, 205),
      middle: oklch(0.92, 0.06, 110),
      low: oklch(0.56, 0.14, 140),
      deep: oklch(0.27, 0.08, 150),
      light: oklch(0.97, 0.08, 100),
    },
  },
  title: { font: 'brush', leading: 0.3 },
  finish: 'gilded',
  letters: ({ deep }) => ({ face: oklch(0.96, 0.05, 100), foot: oklch(0.88, 0.1, 105), edge: deep, block: oklch(0.35, 0.1, 145) }),
};
