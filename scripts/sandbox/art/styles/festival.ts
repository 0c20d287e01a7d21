import { oklch } from '../canvas/colour.ts';
import { paintBox } from '../canvas/paints.ts';

import { festival } from '../scenes/night.ts';
import type { Style } from './style.ts';

export const festivalStyle: Style = {
  scene: festival,
  pen: { paints: paintBox({ chroma: 1.1 }), outline: oklch(0.17, 0.06, 300), weight: 6 },
  palettes: {
    night: {
      top: oklch(0.2, 0.09, 285),
      middle: oklch(0.34, 0.14, 300),
      low: oklch(0.6, 0.18, 20),
      deep: oklch(0.15, 0.07, 295),
      light: oklch(0.87, 0.14, 80),
    },
    dusk: {
      top: oklch(0.28, 0.11, 330),
      middle: oklch(0.5, 0.18, 10),
      low: oklch(0.76, 0.16, 60),
      deep: oklch(0.18, 0.08, 335),
      light: oklch(0.9, 0.12, 85),
    },
    rain: {
      top: oklch(0.19, 0.07, 250),
      middle: oklch(0.34, 0.1, 235),
      low: oklch(0.56, 0.12, 195),
      deep: oklch(0.14, 0.05, 250),
      light: oklch(0.9, 0.1, 95),
    },
    feast: {
      top: oklch(0.2, 0.08, 15),
      middle: oklch(0.4, 0.16, 22),
      low: oklch(0.68, 0.18, 50),
      deep: oklch(0.16, 0.06, 15),
      light: oklch(0.9, 0.14, 90),
    },
  },
  title: { font: 'slab', arc: 0.045 },
  finish: 'gilded',
  letters: ({ deep }) => ({ face: oklch(0.9, 0.13, 95), foot: oklch(0.68, 0.21, 30), edge: deep }),
};
