import { circle, ellipse, path, placed, polygon } from '../canvas/geometry.ts';
import type { Motif, Pen } from '../canvas/pen.ts';
import { pick, repeat } from '../canvas/random.ts';

/** A country boat under its patched sail. */
export const nouka: Motif = (pen) => {
  const [first, second] = pick(pen.random, [
    ['red', 'gold'],
    ['orange', 'white'],
    ['pink', 'gold'],
    ['teal', 'white'],
  ] as const);
  const outline = 'M-14 -196C70 -190 128 -130 134 -30C90 -46 30 -44 -14 -26Z';
  const bands = repeat(6, (index) =>
    pen.shape(
      path`M-20 ${-168 + index * 46}C40 ${-176 + index * 46} 100 ${-160 + index * 46} 150 ${-150 + index * 46}l0 22C100 ${-138 + index * 46} 40 ${-152 + index * 46} -20 ${-146 + index * 46}Z`,
      pen.tone(second),
      0,
    ),
  );
  const sail =
    pen.shape(outline, pen.shade(first, 0.06, -0.12, 20)) +
    pen.sheet.clipped(
      outline,
      bands + pen.shape('M60 -200C110 -150 120 -80 96 -20L150 -20L150 -200Z', pen.tone('dark'), 0).replace('/>', ' opacity=".18"/>'),
    ) +
    pen.shape(outline, 'none');
  const front = 'M-20 -160C-66 -150 -104 -104 -112 -40C-80 -52 -48 -50 -20 -38Z';
  const mast = pen.line('M-16 -206L-10 78', pen.tone('clay', -0.12), 10) + pen.line('M-16 -206L-14 78', pen.tone('clay', 0.08), 3);
  const pennant = pen.shape(
    'M-16 -206C-44 -214 -60 -196 -88 -204C-70 -190 -62 -184 -84 -176C-60 -174 -42 -186 -16 -186Z',
    pen.shade('pink'),
    0.6,
  );
  return pennant + pen.shape(front, pen.shade(second, 0.04, -0.14)) + sail + mast + canopy(pen) + boatman(pen) + hull(pen) + waves(pen);
};

function hull(pen: Pen): string {
  const body = 'M-208 18C-160 72 -90 80 0 80C90 80 160 66 208 -6C204 70 156 142 70 146L-76 146C-150 142 -198 88 -208 18Z';
  const planks = repeat(3, (index) =>
    pen.line(
      path`M${-190 + index * 16} ${72 + index * 20}C-110 ${102 + index * 15} 110 ${100 + index * 15} ${190 - index * 18} ${60 + index * 23}`,
      pen.tone('clay', -0.2),
      3.4,
      'opacity=".7"',
    ),
  );
  const studs = repeat(11, (index) => pen.shape(circle(-150 + index * 30, 92 - Math.abs(index - 5) * 1.4, 4.6), pen.tone('gold', 0.04), 0));
  const eye =
    pen.shape('M128 66C144 48 166 46 178 54C170 76 148 82 128 66Z', pen.tone('white'), 0.5) +
    pen.shape(circle(154, 63, 8), pen.tone('dark'), 0);
  return (
    pen.shape(body, pen.shade('clay', 0.06, -0.18)) +
    pen.sheet.clipped(body, planks) +
    pen.line('M-206 22C-160 74 -90 84 0 84C90 84 160 68 206 0', pen.tone('gold'), 9) +
    studs +
    eye
  );
}

function canopy(pen: Pen): string {
  const arch = 'M-150 74C-150 6 -110 -12 -84 -12C-50 -12 -34 10 -34 80Z';
  const weave = repeat(9, (index) =>
    pen.line(
      path`M${-160 + index * 16} 84L${-130 + index * 16} -20M${-130 + index * 16} 84L${-160 + index * 16} -20`,
      pen.tone('clay', -0.06),
      3,
    ),
  );
  return pen.shape(arch, pen.shade('gold', -0.04, -0.24)) + pen.sheet.clipped(arch, weave) + pen.shape(arch, 'none', 0.8);
}

function boatman(pen: Pen): string {
  return (
    pen.line('M158 -64L96 150', pen.tone('clay', 0.06), 7) +
    pen.shape('M112 66C108 30 110 -8 122 -26L142 -24C152 4 150 40 148 62Z', pen.shade('white', 0, -0.16), 0.7) +
    pen.shape('M112 66L114 34L150 34L148 64Z', pen.shade('leaf'), 0.6) +
    pen.line('M124 -18Q140 -6 148 -30', pen.tone('clay', -0.04), 9) +
    pen.shape(circle(131, -40, 14), pen.tone('clay', -0.02), 0.7) +
    pen.shape(
      polygon([
        [108, -46],
        [131, -66],
        [156, -46],
      ]),
      pen.shade('gold'),
      0.6,
    )
  );
}

function waves(pen: Pen): string {
  return [
    [132, 1],
    [156, -1],
    [178, 1],
  ]
    .map(([y = 0, side = 1], index) =>
      pen.line(
        path`M${-196 + index * 22} ${y}q24 ${-13 * side} 48 0t48 0t48 0t48 0t48 0t48 0t48 0`,
        pen.tone(index === 1 ? 'white' : 'teal', 0.1),
        7 - index,
        'opacity=".75"',
      ),
    )
    .join('');
}

/** The sun going down in a river of combed waves. */
export const river: Motif = (pen) => {
  const sun = circle(0, -40, 158);
  const bars = repeat(5, (index) => pen.shape(path`M-170 ${6 + index * 24}h340v${3 + index * 3}h-340Z`, pen.tone('pink', -0.1), 0));
  const wave = (y: number, paint: 'teal' | 'blue', step: number, shift: number) => {
    const curls = repeat(7, (index) => {
      const x = -220 + shift + index * 70;
      return pen.shape(
        path`M${x} ${y + 34}C${x} ${y - 20} ${x + 52} ${y - 30} ${x + 60} ${y + 4}C${x + 50} ${y - 8} ${x + 34} ${y - 2} ${x + 36} ${y + 12}C${x + 46} ${y + 22} ${x + 62} ${y + 26} ${x + 74} ${y + 34}Z`,
        pen.shade(paint, 0.12 + step, -0.08 + step),
        0.7,
      );
    });
    return curls + pen.shape(path`M-214 ${y + 30}h428v36h-428Z`, pen.tone(paint, step - 0.05), 0);
  };
  const sea = wave(64, 'teal', 0.06, 0) + wave(98, 'blue', 0.08, -32) + wave(132, 'teal', -0.08, -8) + wave(166, 'blue', -0.04, -40);
  return (
    pen.glow(0, -40, 250, 'orange', 0.5) +
    pen.shape(sun, pen.blend('gold', 'red')) +
    pen.sheet.clipped(sun, bars) +
    birds(pen) +
    small(pen) +
    pen.sheet.clipped('M-200 40H200C204 120 130 202 0 202C-130 202 -204 120 -200 40Z', sea)
  );
};

function small(pen: Pen): string {
  return placed(
    pen.shape('M-84 0C-50 26 50 26 84 -8C76 34 52 44 0 44C-50 44 -76 30 -84 0Z', pen.tone('dark', 0.02)) +
      pen.shape('M-6 12L-6 -112C40 -92 54 -40 50 4Z', pen.shade('white', 0, -0.12), 0.8) +
      pen.shape('M-12 10L-12 -88C-44 -66 -52 -30 -48 2Z', pen.shade('orange'), 0.8),
    26,
    46,
    0.94,
  );
}

function birds(pen: Pen): string {
  return (
    [
      [-120, -150, 1],
      [-86, -176, 0.8],
      [-52, -146, 0.65],
      [112, -164, 0.8],
    ]
      .map(([x = 0, y = 0, size = 1]) => placed(pen.line('M-22 -6Q-10 -16 0 0Q10 -16 22 -6', pen.tone('dark'), 5), x, y, size))
      .join('') + pen.shape(ellipse(0, 196, 150, 8), pen.tone('dark'), 0).replace('/>', ' opacity=".2"/>')
  );
}
