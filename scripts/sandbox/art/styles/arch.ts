import { oklch } from '../canvas/colour.ts';
import { paintBox } from '../canvas/paints.ts';
import { arch } from '../scenes/courtly.ts';

import type { Style } from './style.ts';

export const archStyle: Style = {
  scene: arch,
  pen: { paints: paintBox({}), outline: oklch(0.2, 0.07, 320), weight: 5 },
  palettes: {
    night: {
      top: oklch(0.3, 0.12, 310),
      middle: oklch(0.3, 0.12, 285),
      low: oklch(0.5, 0.15, 300),
      deep: oklch(0.17, 0.08, 310),
      light: oklch(0.83, 0.13, 85),
    },
    dusk: {
      top: oklch(0.32, 0.13, 20),
      middle: oklch(0.42, 0.14, 350),
      low: oklch(0.72, 0.15, 50),
      deep: oklch(0.19, 0.08, 15),
      light: oklch(0.84, 0.12, 82),
    },
    dawn: {
      top: oklch(0.34, 0.08, 170),
      middle: oklch(0.52, 0.1, 200),
      low: oklch(0.84, 0.09, 95),
      deep: oklch(0.19, 0.05, 175),
      light: oklch(0.86, 0.12, 88),
    },
    feast: {
      top: oklch(0.27, 0.08, 265),
      middle: oklch(0.33, 0.13, 285),
      low: oklch(0.58, 0.17, 340),
      deep: oklch(0.16, 0.06, 268),
      light: oklch(0.84, 0.11, 78),
    },
  },
  title: { font: 'royal', leading: 0.3 },
  finish: 'gilded',
  letters: ({ deep }) => ({ face: oklch(0.88, 0.12, 90), foot: oklch(0.7, 0.14, 70), edge: deep }),
  focus: { y: 0.415, radius: 0.32 },
  lettering: { y: 0.86, width: 0.86, height: 0.18 },
};
