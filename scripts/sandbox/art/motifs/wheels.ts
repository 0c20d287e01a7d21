import { box, circle, path, petal, placed, polar, ring } from '../canvas/geometry.ts';
import type { Motif, Pen } from '../canvas/pen.ts';
import { at, pick, repeat } from '../canvas/random.ts';

/** A painted cycle rickshaw, hood up. */
export const rickshaw: Motif = (pen) => {
  const hoods = pick(pen.random, [
    ['red', 'gold', 'leaf'],
    ['pink', 'teal', 'gold'],
    ['blue', 'orange', 'pink'],
    ['violet', 'gold', 'teal'],
  ] as const);
  return (
    hood(pen, hoods) +
    frame(pen) +
    placed(spokes(pen, 78), 96, 118) +
    placed(spokes(pen, 62), -140, 134) +
    seat(pen, hoods) +
    handlebar(pen)
  );
};

function hood(pen: Pen, paints: readonly ('red' | 'gold' | 'leaf' | 'pink' | 'teal' | 'blue' | 'orange' | 'violet')[]): string {
  const ribs = repeat(7, (index) => {
    const [x1, y1] = polar(168, -84 + index * 26);
    const [x2, y2] = polar(168, -58 + index * 26);
    return pen.shape(
      path`M0 0L${x1} ${y1}Q${(x1 + x2) * 0.56} ${(y1 + y2) * 0.56} ${x2} ${y2}Z`,
      pen.shade(at(paints, index), 0.08, -0.14),
      0.7,
    );
  });
  const fringe = repeat(8, (index) => {
    const [x, y] = polar(172, -84 + index * 26);
    return pen.shape(circle(x, y, 8), pen.round('gold'), 0.5);
  });
  const flowers = repeat(6, (index) => {
    const [x, y] = polar(116, -70 + index * 26);
    return placed(ring(6, pen.shape(petal(17, 12, 0.6), pen.tone('white'), 0)) + pen.shape(circle(0, 0, 5), pen.tone('gold'), 0), x, y);
  });
  return placed(ribs + flowers + fringe, 84, 0);
}

function seat(pen: Pen, paints: readonly ('red' | 'gold' | 'leaf' | 'pink' | 'teal' | 'blue' | 'orange' | 'violet')[]): string {
  const panel = 'M6 36H196L184 108C150 120 60 120 24 108Z';
  const bloom =
    ring(8, pen.shape(petal(30, 20, 0.6), pen.shade('pink', 0.12, -0.06), 0.3)) + pen.shape(circle(0, 0, 9), pen.tone('gold'), 0.3);
  const leaves = [-1, 1]
    .map((side) => placed(pen.shape(petal(58, 24), pen.shade('leaf'), 0.4), 102 + side * 22, 74, 1, side * 84))
    .join('');
  return (
    pen.shape(box(2, 4, 170, 38, 16), pen.shade(at(paints, 0), 0.08, -0.12)) +
    pen.shape('M150 20C160 -30 176 -60 196 -70L204 20Z', pen.shade(at(paints, 1), 0.06, -0.12)) +
    pen.shape(panel, pen.shade('gold', 0.06, -0.1)) +
    pen.shape('M24 48H180L172 98C140 108 66 108 38 98Z', pen.shade(at(paints, 2), 0, -0.12), 0.5) +
    leaves +
    placed(bloom, 102, 74) +
    repeat(9, (index) => placed(pen.shape('M-7 0h14L0 18Z', pen.tone(index % 2 ? 'red' : 'white'), 0.3), 28 + index * 18.5, 108))
  );
}

function spokes(pen: Pen, radius: number): string {
  const lines = repeat(12, (index) => {
    const [x, y] = polar(radius - 6, index * 30);
    return pen.line(path`M0 0L${x} ${y}`, pen.tone('white', -0.1), 3);
  });
  return (
    pen.line(circle(0, 0, radius), pen.tone('dark', 0.04), 15) +
    pen.line(circle(0, 0, radius - 9), pen.tone('white', -0.08), 4) +
    lines +
    pen.shape(circle(0, 0, 13), pen.round('gold'), 0.6) +
    pen.line(path`M${-radius * 0.7} ${-radius * 0.7}A${radius} ${radius} 0 0 1 0 ${-radius}`, '#fff', 3, 'opacity=".5"')
  );
}

function frame(pen: Pen): string {
  return (
    pen.line('M-140 134L-112 20L-104 -14M-116 40L8 40M-116 48L-40 112L96 118M-40 112L-10 20', pen.tone('red', -0.02), 12) +
    pen.line('M-136 120L-110 20', pen.tone('white'), 3, 'opacity=".5"') +
    pen.shape(circle(-40, 114, 18), pen.shade('gold'), 0.7) +
    pen.line('M-58 126h36', pen.tone('dark'), 9) +
    pen.shape('M-44 14C-30 4 8 4 12 18L-40 24Z', pen.shade('clay', 0, -0.2), 0.7) +
    pen.line('M-208 128C-196 78 -160 66 -128 74', pen.tone('blue', 0.06), 11)
  );
}

function handlebar(pen: Pen): string {
  const tassel = (x: number) =>
    repeat(4, (index) => pen.line(path`M${x} -20q${-8 + index * 5} 22 ${-14 + index * 8} 46`, pen.tone(index % 2 ? 'gold' : 'pink'), 5));
  return (
    tassel(-150) +
    pen.line('M-104 -16C-120 -30 -140 -34 -158 -18M-104 -16C-92 -30 -76 -34 -66 -28', pen.tone('dark', 0.16), 11) +
    pen.shape(circle(-106, -30, 15), pen.round('gold', 0.16), 0.7) +
    placed(ring(8, pen.shape(petal(26, 15), pen.tone('orange', 0.04), 0.3)) + pen.shape(circle(0, 0, 8), pen.tone('red'), 0.3), -124, 10)
  );
}
