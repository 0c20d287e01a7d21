import { repeat } from './random.ts';

/** Path data with its numbers rounded to a tenth of a pixel. */
export function path(strings: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return strings.reduce((text, part, index) => {
    const value = values[index];
    return text + part + (typeof value === 'number' ? tenth(value) : (value ?? ''));
  }, '');
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The point at a distance and a clockwise angle from straight up, in degrees. */
export function polar(radius: number, degrees: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** A petal that stands on the origin and points up; `waist` is where it is widest, 0–1. */
export function petal(length: number, width: number, waist = 0.5): string {
  const half = width * 0.66;
  const low = -length * waist * 0.55;
  const high = -length * (waist + (1 - waist) * 0.62);
  return path`M0 0C${-half} ${low} ${-half} ${high} 0 ${-length}C${half} ${high} ${half} ${low} 0 0Z`;
}

export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return path`M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => path`${x} ${y}`).join('L')}Z`;
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0) return path`M${x} ${y}h${width}v${height}h${-width}Z`;
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius];
  return path`M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** A star of so many points; equal radii give a regular polygon of twice as many corners. */
export function star(points: number, outer: number, inner: number, turn = 0): string {
  return polygon(Array.from({ length: points * 2 }, (_, index) => polar(index % 2 ? inner : outer, turn + (index * 180) / points)));
}

/** A stroke that starts broad and ends in a point, as a brush leaves it; `bend` pushes its middle sideways. */
export function wedge(x1: number, y1: number, x2: number, y2: number, width: number, bend = 0): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  const [mx, my] = [(x1 + x2) / 2 + nx * bend, (y1 + y2) / 2 + ny * bend];
  const half = width / 2;
  return path`M${x1 + nx * half} ${y1 + ny * half}Q${mx + nx * half} ${my + ny * half} ${x2} ${y2}Q${mx - nx * half} ${my - ny * half} ${x1 - nx * half} ${y1 - ny * half}Z`;
}

/** Content moved, then turned, then sized. */
export function placed(content: string, x: number, y: number, scale = 1, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${tenth(turn)})`;
  const sized = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${tenth(x)} ${tenth(y)})${turned}${sized}">${content}</g>`;
}

/** Content together with its reflection left of the axis. */
export function mirrored(content: string): string {
  return `${content}<g transform="scale(-1 1)">${content}</g>`;
}

/** Content repeated round the origin, by default over a full turn. */
export function ring(count: number, content: string, first = 0, sweep = 360): string {
  const step = sweep === 360 ? 360 / count : sweep / Math.max(1, count - 1);
  return repeat(count, (index) => `<g transform="rotate(${tenth(first + index * step)})">${content}</g>`);
}
