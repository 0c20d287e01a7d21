import { type Colour, hex } from './colour.ts';

export type Stop = readonly [offset: number, colour: Colour | string, opacity?: number];

/** A sheet of SVG: collects the gradients and clips that its shapes refer to, each written once. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  #definitions = new Map<string, { id: string; markup: string }>();

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** A fill that runs straight across the shape; 90 degrees is downwards. */
  linear(stops: readonly Stop[], degrees = 90): string {
    const angle = (degrees * Math.PI) / 180;
    const x = Math.cos(angle) / 2;
    const y = Math.sin(angle) / 2;
    const ends = `x1="${two(0.5 - x)}" y1="${two(0.5 - y)}" x2="${two(0.5 + x)}" y2="${two(0.5 + y)}"`;
    return this.#define((id) => `<linearGradient id="${id}" ${ends}>${stops.map(stop).join('')}</linearGradient>`);
  }

  /** A fill that spreads from a point; place and radius are shares of the shape's box. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const place = `cx="${two(cx)}" cy="${two(cy)}" r="${two(r)}"`;
    return this.#define((id) => `<radialGradient id="${id}" ${place}>${stops.map(stop).join('')}</radialGradient>`);
  }

  /** A fill of tiles; the content draws one of them. */
  tiled(width: number, height: number, content: string, transform = ''): string {
    const size = `width="${two(width)}" height="${two(height)}" patternUnits="userSpaceOnUse"`;
    return this.#define((id) => `<pattern id="${id}" ${size}${transform ? ` patternTransform="${transform}"` : ''}>${content}</pattern>`);
  }

  /** Shows only what lies inside the path. */
  clipped(path: string, content: string): string {
    const reference = this.#define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    return `<g clip-path="${reference}">${content}</g>`;
  }

  /** Content that is defined once and shown at several places. */
  stamp(content: string): string {
    return this.#define((id) => `<g id="${id}">${content}</g>`).slice(4, -1);
  }

  /** The finished document. */
  svg(content: string): string {
    const definitions = [...this.#definitions.values()].map(({ markup }) => markup).join('');
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions}</defs>${content}</svg>`;
  }

  #define(markup: (id: string) => string): string {
    const key = markup('');
    const known = this.#definitions.get(key) ?? { id: `d${this.#definitions.size}`, markup: '' };
    if (!known.markup) this.#definitions.set(key, { ...known, markup: markup(known.id) });
    return `url(#${known.id})`;
  }
}

function stop([offset, colour, opacity]: Stop): string {
  const shown = typeof colour === 'string' ? colour : hex(colour);
  return `<stop offset="${two(offset)}" stop-color="${shown}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
}

function two(value: number): number {
  return Math.round(value * 100) / 100;
}
