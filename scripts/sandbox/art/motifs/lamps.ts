import { box, circle, ellipse, petal, placed, ring } from '../canvas/geometry.ts';
import type { Motif, Pen } from '../canvas/pen.ts';
import { pick, repeat } from '../canvas/random.ts';

/** A storm lantern (harikane). */
export const lantern: Motif = (pen) => {
  const body = pick(pen.random, ['red', 'teal', 'leaf', 'blue'] as const);
  const metal = pen.shade(body, 0.12, -0.16, 0);
  const glass = 'M-62 -64C-96 -28 -92 40 -56 74L56 74C92 40 96 -28 62 -64Z';
  const wires = pen.line('M-60 84C-132 60 -132 -70 -46 -100M60 84C132 60 132 -70 46 -100', pen.tone('gold', -0.12), 9);
  const handle =
    pen.line('M-104 -30C-130 -170 -70 -204 0 -204C70 -204 130 -170 104 -30', pen.tone('gold', -0.06), 8) +
    pen.line('M-34 -204h68', pen.tone('clay'), 14);
  const cap =
    pen.shape('M-40 -128C-40 -164 40 -164 40 -128Z', metal) +
    pen.shape('M-58 -64L-44 -100L44 -100L58 -64Z', metal) +
    pen.shape(box(-52, -130, 104, 30, 10), metal);
  const base =
    pen.shape('M-66 74h132l10 24h-152Z', pen.shade('gold', 0.04, -0.2, 0)) +
    pen.shape('M-88 98C-104 130 -108 170 -96 190L96 190C108 170 104 130 88 98Z', metal) +
    pen.shape(box(-108, 184, 216, 18, 8), pen.shade('gold', 0.04, -0.22, 0));
  const rosette = placed(
    ring(8, pen.shape(petal(26, 14), pen.tone('gold', 0.06), 0.3)) + pen.shape(circle(0, 0, 8), pen.tone('white'), 0.3),
    0,
    142,
  );
  return (
    pen.glow(0, 0, 250, 'gold', 0.75) +
    handle +
    pen.shape(
      glass,
      pen.sheet.radial(
        [
          [0, pen.tone('white')],
          [0.3, pen.tone('gold', 0.1), 0.95],
          [1, pen.tone('orange'), 0.55],
        ],
        0.5,
        0.6,
        0.6,
      ),
    ) +
    placed(flame(pen), 0, 70, 0.72) +
    pen.line('M-56 -40C-74 -10 -72 24 -52 50', '#fff', 8, 'opacity=".7"') +
    wires +
    cap +
    base +
    rosette +
    pen.line('M64 110q24 -4 32 -22', pen.tone('gold'), 8)
  );
};

function flame(pen: Pen): string {
  return (
    pen.shape(
      'M0 0C-46 -12 -50 -62 -22 -96C-14 -110 -6 -130 0 -160C22 -128 46 -92 44 -50C42 -20 24 -2 0 0Z',
      pen.sheet.linear([
        [0, pen.tone('red')],
        [0.4, pen.tone('orange')],
        [1, pen.tone('gold')],
      ]),
      0.4,
    ) +
    pen.shape('M0 -4C-26 -14 -26 -46 -10 -66C-4 -76 0 -88 2 -104C16 -82 28 -58 26 -36C24 -16 14 -6 0 -4Z', pen.tone('gold', 0.12), 0) +
    pen.shape('M0 -6C-12 -14 -10 -32 0 -48C10 -32 14 -14 0 -6Z', '#fff', 0)
  );
}

/** A clay lamp with its flame. */
export const diya: Motif = (pen) => {
  const bowl = 'M-196 34C-176 20 -120 44 0 44C120 44 176 20 196 34C196 118 110 172 0 172C-110 172 -196 118 -196 34Z';
  const scallops = repeat(9, (index) => {
    const t = -1 + index / 4;
    return placed(
      pen.shape(petal(44, 34, 0.6), pen.shade(index % 2 ? 'gold' : 'leaf', 0.08, -0.1), 0.5),
      t * 140,
      128 - t * t * 46,
      1,
      t * -26,
    );
  });
  const dots = repeat(15, (index) => {
    const t = -1 + index / 7;
    return pen.shape(circle(t * 172, 72 - t * t * 20, 6), pen.tone('white'), 0);
  });
  return (
    pen.glow(0, -60, 250, 'gold', 0.85) +
    pen.glow(0, -70, 120, 'white', 0.7) +
    pen.shape(ellipse(0, 34, 196, 36), pen.shade('clay', -0.1, 0.02)) +
    pen.shape(
      ellipse(0, 38, 164, 24),
      pen.sheet.radial([
        [0, pen.tone('gold', 0.1)],
        [1, pen.tone('orange', -0.12)],
      ]),
      0.4,
    ) +
    pen.line('M-90 44Q-40 30 0 30', pen.tone('white'), 9) +
    placed(flame(pen), 0, 36, 1.5) +
    pen.shape(bowl, pen.shade('red', 0.06, -0.18)) +
    pen.sheet.clipped(bowl, scallops.concat(dots)) +
    pen.shape(bowl, 'none') +
    pen.shape('M-70 168h140l20 26h-180Z', pen.shade('clay', 0.04, -0.16)) +
    sparks(pen)
  );
};

function sparks(pen: Pen): string {
  return repeat(10, (index) =>
    placed(
      pen.shape('M0 -12L3 -3L12 0L3 3L0 12L-3 3L-12 0L-3 -3Z', pen.tone('gold', 0.12), 0),
      Math.sin(index * 2.4) * (80 + index * 9),
      -70 - index * 13 + Math.cos(index * 5) * 30,
      0.5 + (index % 3) * 0.3,
    ),
  );
}
