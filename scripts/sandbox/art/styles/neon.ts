import { oklch } from '../canvas/colour.ts';
import { paintBox } from '../canvas/paints.ts';

import { neon } from '../scenes/night.ts';
import type { Style } from './style.ts';

export const neonStyle: Style = {
  scene: neon,
  pen: { paints: paintBox({ chroma: 1.15 }), outline: oklch(0.14, 0.06, 290), weight: 6 },
  palettes: {
    night: {
      top: oklch(0.14, 0.06, 290),
      middle: oklch(0.22, 0.1, 300),
      low: oklch(0.66, 0.26, 345),
      deep: oklch(0.12, 0.05, 290),
      light: oklch(0.82, 0.14, 200),
    },
    dusk: {
      top: oklch(0.15, 0.07, 330),
      middle: oklch(0.26, 0.12, 345),
      low: oklch(0.72, 0.2, 45),
      deep: oklch(0.12, 0.05, 330),
      light: oklch(0.72, 0.25, 340),
    },
    rain: {
      top: oklch(0.14, 0.05, 250),
      middle: oklch(0.22, 0.09, 262),
      low: oklch(0.62, 0.2, 280),
      deep: oklch(0.11, 0.04, 255),
      light: oklch(0.86, 0.18, 155),
    },
    dawn: {
      top: oklch(0.15, 0.05, 200),
      middle: oklch(0.24, 0.07, 215),
      low: oklch(0.78, 0.18, 95),
      deep: oklch(0.11, 0.04, 210),
      light: oklch(0.78, 0.16, 175),
    },
  },
  title: { font: 'sign', leading: 0.24 },
  finish: 'neon',
  letters: ({ low, deep }) => ({ face: low, edge: deep }),
  focus: { y: 0.4, radius: 0.335 },
};
