import { box, circle, placed } from '../canvas/geometry.ts';
import type { Motif } from '../canvas/pen.ts';
import { tiger } from './cats.ts';

/** A telephone with a game on its screen. */
export const phone: Motif = (pen) => {
  const screen = box(-86, -168, 172, 330, 16);
  const back = pen.sheet.linear([
    [0, pen.tone('violet')],
    [0.6, pen.tone('pink')],
    [1, pen.tone('orange')],
  ]);
  return (
    pen.shape(box(-94, -192, 204, 392, 30), pen.tone('dark'), 0).replace('/>', ' opacity=".35"/>') +
    pen.shape(box(-102, -198, 204, 392, 30), pen.shade('dark', 0.16, 0.02, 30)) +
    pen.shape(screen, back, 0.4) +
    pen.sheet.clipped(screen, pen.glow(0, -40, 130, 'gold', 0.8) + placed(tiger(pen), 0, -42, 0.42)) +
    pen.shape(box(-62, 96, 124, 40, 20), pen.shade('gold'), 0.6) +
    pen.shape('M-10 104L16 116L-10 128Z', pen.tone('dark'), 0) +
    [-50, 0, 50]
      .map((x) =>
        placed(
          pen.shape(box(-20, -20, 40, 40, 9), pen.tone('white'), 0.4) +
            pen.shape('M0 -12L12 0L0 12L-12 0Z', pen.tone(x === 0 ? 'red' : 'teal'), 0),
          x,
          64,
        ),
      )
      .join('') +
    pen.shape(circle(0, 178, 7), pen.tone('white', -0.3), 0) +
    pen.line('M-16 -183h32', pen.tone('white', -0.4), 5)
  );
};
