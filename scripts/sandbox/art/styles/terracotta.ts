import { oklch, toned } from '../canvas/colour.ts';
import { paintBox } from '../canvas/paints.ts';
import { terracotta } from '../scenes/clay.ts';

import type { Style } from './style.ts';

export const terracottaStyle: Style = {
  scene: terracotta,
  pen: { paints: paintBox({ chroma: 0.85, stir: oklch(0.7, 0.13, 52), share: 0.36 }), outline: oklch(0.24, 0.07, 32), weight: 7 },
  palettes: {
    night: {
      top: oklch(0.33, 0.09, 36),
      middle: oklch(0.52, 0.12, 42),
      low: oklch(0.6, 0.12, 50),
      deep: oklch(0.24, 0.06, 32),
      light: oklch(0.8, 0.11, 65),
    },
    dusk: {
      top: oklch(0.36, 0.12, 28),
      middle: oklch(0.55, 0.14, 35),
      low: oklch(0.6, 0.12, 50),
      deep: oklch(0.26, 0.08, 25),
      light: oklch(0.84, 0.1, 60),
    },
    rain: {
      top: oklch(0.31, 0.06, 55),
      middle: oklch(0.48, 0.07, 58),
      low: oklch(0.6, 0.09, 60),
      deep: oklch(0.23, 0.04, 55),
      light: oklch(0.82, 0.08, 80),
    },
    dawn: {
      top: oklch(0.4, 0.11, 48),
      middle: oklch(0.61, 0.13, 58),
      low: oklch(0.7, 0.12, 65),
      deep: oklch(0.29, 0.07, 42),
      light: oklch(0.88, 0.11, 78),
    },
  },
  title: { font: 'royal', leading: 0.28 },
  finish: 'carved',
  letters: ({ deep, light }) => ({ face: light, edge: toned(deep, -0.06) }),
  focus: { y: 0.4, radius: 0.305 },
  lettering: { y: 0.775, width: 0.68, height: 0.19 },
};
