import type { Colour } from '../canvas/colour.ts';
import { circle, path, petal, placed, ring } from '../canvas/geometry.ts';
import { fill, stroke } from '../canvas/stage.ts';

/** A rosette of floor painting in lines of one colour; about 100 units in radius. */
export function rosette(colour: Colour, petals = 12, opacity = 1): string {
  const outer = ring(petals, stroke(placedPetal(100, 1500 / petals / 3.2), colour, 2.6));
  const inner = ring(petals, stroke(petal(62, 300 / petals, 0.6), colour, 2.2), 180 / petals);
  const dots = ring(petals, fill(circle(0, -108, 3.4), colour) + fill(circle(0, -76, 2.4), colour), 180 / petals);
  return `<g opacity="${opacity}">${outer}${inner}${dots}${stroke(circle(0, 0, 22), colour, 2.4)}${ring(8, fill(petal(18, 8), colour))}</g>`;
}

function placedPetal(length: number, width: number): string {
  return path`M0 -40C${-width * 0.5} -58 ${-width * 0.5} ${-length * 0.9} 0 ${-length}C${width * 0.5} ${-length * 0.9} ${width * 0.5} -58 0 -40Z`;
}

/** A vine that winds along a length from the origin to the right, with leaves on both sides. */
export function vine(length: number, stem: Colour, leaf: Colour, bud: Colour): string {
  const count = Math.max(2, Math.round(length / 44));
  const step = length / count;
  let line = 'M0 0';
  let leaves = '';
  for (let index = 0; index < count; index++) {
    const side = index % 2 ? 1 : -1;
    line += path`q${step / 2} ${side * 16} ${step} 0`;
    leaves += placed(fill(petal(20, 13), leaf), (index + 0.5) * step, side * 7, 1, side > 0 ? 150 : 30);
    leaves += placed(fill(petal(15, 10), leaf), (index + 0.3) * step, side * 5, 1, side > 0 ? 20 : 160);
    leaves += fill(circle((index + 1) * step, 0, 3.6), bud);
  }
  return leaves + stroke(line, stem, 2.6);
}
