import { oklch, toned } from '../canvas/colour.ts';
import { paintBox } from '../canvas/paints.ts';
import { rickshawPanel } from '../scenes/painted.ts';

import type { Style } from './style.ts';

export const rickshawStyle: Style = {
  scene: rickshawPanel,
  pen: { paints: paintBox({ chroma: 1.2 }), outline: oklch(0.2, 0.08, 300), weight: 8 },
  palettes: {
    night: {
      top: oklch(0.4, 0.18, 280),
      middle: oklch(0.58, 0.2, 300),
      low: oklch(0.64, 0.24, 5),
      deep: oklch(0.24, 0.12, 285),
      light: oklch(0.88, 0.17, 95),
    },
    dusk: {
      top: oklch(0.52, 0.2, 25),
      middle: oklch(0.62, 0.21, 30),
      low: oklch(0.66, 0.24, 355),
      deep: oklch(0.28, 0.12, 20),
      light: oklch(0.86, 0.16, 80),
    },
    rain: {
      top: oklch(0.52, 0.13, 220),
      middle: oklch(0.66, 0.14, 210),
      low: oklch(0.64, 0.22, 15),
      deep: oklch(0.28, 0.09, 245),
      light: oklch(0.92, 0.12, 105),
    },
    dawn: {
      top: oklch(0.6, 0.16, 150),
      middle: oklch(0.68, 0.17, 145),
      low: oklch(0.64, 0.23, 10),
      deep: oklch(0.29, 0.1, 155),
      light: oklch(0.9, 0.17, 98),
    },
    feast: {
      top: oklch(0.55, 0.22, 350),
      middle: oklch(0.64, 0.22, 350),
      low: oklch(0.7, 0.19, 50),
      deep: oklch(0.28, 0.13, 345),
      light: oklch(0.88, 0.12, 195),
    },
  },
  title: { font: 'sign', arc: 0.06 },
  finish: 'flat',
  letters: ({ light }) => ({ face: toned(light, 0.03), edge: oklch(0.2, 0.08, 300), block: oklch(0.55, 0.22, 20) }),
  focus: { y: 0.4, radius: 0.335 },
  lettering: { y: 0.838, width: 0.78, height: 0.165 },
};
