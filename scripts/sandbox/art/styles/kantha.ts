import { oklch, toned } from '../canvas/colour.ts';
import { paintBox } from '../canvas/paints.ts';
import { kantha } from '../scenes/cloth.ts';

import type { Style } from './style.ts';

export const kanthaStyle: Style = {
  scene: kantha,
  pen: { paints: paintBox({ chroma: 0.85, stir: oklch(0.6, 0.1, 40), share: 0.1 }), outline: oklch(0.3, 0.07, 20), weight: 5, flat: true },
  palettes: {
    night: {
      top: oklch(0.93, 0.03, 85),
      middle: oklch(0.55, 0.1, 260),
      low: oklch(0.38, 0.1, 262),
      deep: oklch(0.3, 0.09, 262),
      light: oklch(0.93, 0.04, 85),
    },
    dusk: {
      top: oklch(0.92, 0.035, 75),
      middle: oklch(0.6, 0.14, 30),
      low: oklch(0.48, 0.17, 25),
      deep: oklch(0.38, 0.14, 22),
      light: oklch(0.94, 0.05, 85),
    },
    rain: {
      top: oklch(0.9, 0.03, 190),
      middle: oklch(0.58, 0.09, 190),
      low: oklch(0.42, 0.08, 195),
      deep: oklch(0.3, 0.07, 200),
      light: oklch(0.95, 0.03, 100),
    },
    dawn: {
      top: oklch(0.94, 0.05, 95),
      middle: oklch(0.66, 0.13, 75),
      low: oklch(0.56, 0.13, 145),
      deep: oklch(0.36, 0.1, 150),
      light: oklch(0.95, 0.06, 95),
    },
    feast: {
      top: oklch(0.3, 0.08, 20),
      middle: oklch(0.55, 0.14, 40),
      low: oklch(0.84, 0.11, 85),
      deep: oklch(0.22, 0.06, 20),
      light: oklch(0.9, 0.08, 85),
    },
  },
  title: { font: 'brush', leading: 0.34 },
  finish: 'stitched',
  letters: ({ deep }) => ({ face: oklch(0.84, 0.13, 82), edge: toned(deep, -0.08) }),
  focus: { y: 0.395, radius: 0.335 },
  lettering: { y: 0.843, width: 0.74, height: 0.15 },
};
