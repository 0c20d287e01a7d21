import { circle, ellipse, path, petal, placed, polar, ring } from '../canvas/geometry.ts';
import type { Motif, Pen } from '../canvas/pen.ts';
import { repeat } from '../canvas/random.ts';

/** The shapla, Bangladesh's water lily, open on its leaf. */
export const shapla: Motif = (pen) => {
  const fan = (count: number, spread: number, length: number, width: number, step: number, y: number) =>
    placed(
      repeat(count, (index) => {
        const angle = -spread + (2 * spread * index) / (count - 1);
        return `<g transform="rotate(${angle})">${lilyPetal(pen, length * (1 - Math.abs(angle) / 480), width, step)}</g>`;
      }),
      0,
      y,
    );
  const stamens = repeat(9, (index) => {
    const [x, y] = polar(62, -52 + index * 13);
    return (
      pen.line(path`M0 84Q${x * 0.4} ${y * 0.6 + 84} ${x} ${y + 84}`, pen.tone('gold', -0.05), 5) +
      pen.shape(circle(x, y + 84, 7), pen.tone('gold', 0.06), 0.4)
    );
  });
  return (
    leaf(pen) +
    fan(9, 84, 198, 74, -0.1, 96) +
    fan(8, 66, 196, 72, -0.02, 104) +
    fan(5, 38, 188, 74, 0.05, 110) +
    stamens +
    fan(6, 78, 132, 62, 0.08, 116) +
    fan(3, 30, 96, 58, 0.1, 122)
  );
};

function lilyPetal(pen: Pen, length: number, width: number, step: number): string {
  const fill = pen.style.flat
    ? pen.tone('pink', step)
    : pen.sheet.linear(
        [
          [0, pen.tone('pink', step - 0.04)],
          [0.55, pen.tone('pink', step + 0.1)],
          [1, pen.tone('white', step * 0.4 - 0.01)],
        ],
        270,
      );
  return (
    pen.shape(petal(length, width, 0.62), fill, 0.6) +
    pen.line(path`M0 ${-length * 0.3}Q-4 ${-length * 0.6} 0 ${-length * 0.86}`, pen.tone('white'), 3, 'opacity=".55"')
  );
}

function leaf(pen: Pen): string {
  const veins = repeat(9, (index) =>
    pen.line(path`M0 128L${-170 + index * 42} ${index === 0 || index === 8 ? 130 : 156}`, pen.tone('leaf', 0.12), 3, 'opacity=".5"'),
  );
  return (
    pen.shape(ellipse(0, 150, 205, 34), pen.tone('dark', 0.02), 0).replace('/>', ' opacity=".3"/>') +
    pen.shape(
      'M-200 128C-190 96 -90 88 0 90C100 88 192 98 200 128C190 162 100 172 22 170L6 140L-16 170C-110 172 -190 160 -200 128Z',
      pen.shade('leaf', 0.06, -0.16),
      0.8,
    ) +
    veins
  );
}

/** A marigold seen from above, ring within ring of ruffled petals. */
export const marigold: Motif = (pen) => {
  const ruffle = (radius: number, width: number, count: number, paint: 'orange' | 'gold', step: number, turn: number) => {
    const one = path`M0 0C${-width} ${-radius * 0.5} ${-width * 0.95} ${-radius * 0.98} ${-width * 0.42} ${-radius}Q${-width * 0.2} ${-radius * 0.9} 0 ${-radius * 0.97}Q${width * 0.2} ${-radius * 0.9} ${width * 0.42} ${-radius}C${width * 0.95} ${-radius * 0.98} ${width} ${-radius * 0.5} 0 0Z`;
    const fill = pen.style.flat
      ? pen.tone(paint, step)
      : pen.sheet.linear([
          [0, pen.tone(paint, step + 0.1)],
          [0.5, pen.tone(paint, step)],
          [1, pen.tone(paint, step - 0.22)],
        ]);
    return ring(count, pen.shape(one, fill, 0.55), turn);
  };
  const leaves = ring(
    6,
    pen.shape(petal(214, 72, 0.55), pen.shade('leaf', 0.04, -0.18), 0.7) + pen.line('M0 -110L0 -196', pen.tone('leaf', 0.14), 4),
    30,
  );
  return (
    leaves +
    ruffle(178, 44, 16, 'orange', -0.04, 0) +
    ruffle(148, 38, 15, 'orange', 0.02, 9) +
    ruffle(118, 34, 13, 'gold', -0.06, 3) +
    ruffle(88, 30, 11, 'orange', 0.05, 14) +
    ruffle(60, 25, 9, 'gold', 0, 5) +
    ruffle(34, 17, 7, 'orange', 0.08, 20)
  );
};
