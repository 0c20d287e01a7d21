import { oklch } from '../canvas/colour.ts';
import { paintBox } from '../canvas/paints.ts';
import { scroll } from '../scenes/painted.ts';

import type { Style } from './style.ts';

export const scrollStyle: Style = {
  scene: scroll,
  pen: { paints: paintBox({ chroma: 1 }), outline: oklch(0.16, 0.02, 60), weight: 8, flat: true },
  palettes: {
    night: {
      top: oklch(0.36, 0.1, 255),
      middle: oklch(0.48, 0.12, 250),
      low: oklch(0.6, 0.18, 30),
      deep: oklch(0.2, 0.04, 260),
      light: oklch(0.87, 0.13, 88),
    },
    dusk: {
      top: oklch(0.5, 0.18, 27),
      middle: oklch(0.62, 0.17, 40),
      low: oklch(0.6, 0.18, 30),
      deep: oklch(0.21, 0.05, 25),
      light: oklch(0.87, 0.14, 88),
    },
    rain: {
      top: oklch(0.46, 0.09, 175),
      middle: oklch(0.58, 0.1, 170),
      low: oklch(0.6, 0.18, 30),
      deep: oklch(0.21, 0.04, 180),
      light: oklch(0.9, 0.1, 95),
    },
    dawn: {
      top: oklch(0.74, 0.15, 75),
      middle: oklch(0.88, 0.09, 90),
      low: oklch(0.55, 0.18, 27),
      deep: oklch(0.3, 0.11, 25),
      light: oklch(0.95, 0.06, 92),
    },
  },
  title: { font: 'slab', leading: 0.24 },
  finish: 'flat',
  letters: ({ light }) => ({ face: light, edge: oklch(0.16, 0.02, 60), block: oklch(0.5, 0.18, 27) }),
  focus: { y: 0.4, radius: 0.325 },
  lettering: { y: 0.842, width: 0.74, height: 0.155 },
};
