import { oklch, toned } from '../canvas/colour.ts';
import { paintBox } from '../canvas/paints.ts';

import { weave } from '../scenes/weave.ts';
import type { Style } from './style.ts';

export const weaveStyle: Style = {
  scene: weave,
  pen: { paints: paintBox({ chroma: 1.05 }), outline: oklch(0.2, 0.07, 340), weight: 6 },
  palettes: {
    night: {
      top: oklch(0.3, 0.1, 275),
      middle: oklch(0.45, 0.15, 280),
      low: oklch(0.62, 0.2, 350),
      deep: oklch(0.19, 0.07, 278),
      light: oklch(0.86, 0.1, 88),
    },
    dusk: {
      top: oklch(0.4, 0.16, 355),
      middle: oklch(0.55, 0.2, 355),
      low: oklch(0.68, 0.15, 55),
      deep: oklch(0.22, 0.09, 350),
      light: oklch(0.89, 0.1, 85),
    },
    rain: {
      top: oklch(0.36, 0.08, 195),
      middle: oklch(0.5, 0.1, 192),
      low: oklch(0.64, 0.2, 5),
      deep: oklch(0.2, 0.05, 200),
      light: oklch(0.91, 0.07, 100),
    },
    dawn: {
      top: oklch(0.5, 0.12, 140),
      middle: oklch(0.62, 0.14, 135),
      low: oklch(0.6, 0.2, 25),
      deep: oklch(0.25, 0.07, 145),
      light: oklch(0.94, 0.08, 98),
    },
  },
  title: { font: 'royal', leading: 0.3 },
  finish: 'flat',
  letters: ({ light, deep, low }) => ({ face: light, edge: deep, block: toned(low, -0.12) }),
  focus: { y: 0.385, radius: 0.31 },
  lettering: { y: 0.865, width: 0.8, height: 0.17 },
};
