import { type Colour, hex } from './colour.ts';
import { box } from './geometry.ts';
import type { Pen } from './pen.ts';

/** The colours of one scene, from its top to its foreground. */
export interface Palette {
  top: Colour;
  middle: Colour;
  low: Colour;
  /** The darkest: foregrounds and what lettering stands on. */
  deep: Colour;
  /** The light of the scene: moon, lamps, thread. */
  light: Colour;
}

/** Where a scene is set up. */
export interface Stage {
  width: number;
  height: number;
  palette: Palette;
  /** Middle and half width of what the picture is about. */
  focus: { x: number; y: number; radius: number };
  pen: Pen;
  /** The motif is itself a sun or moon: the sky gets no other. */
  hasOwnLight?: boolean;
}

export interface Scenery {
  back: string;
  /** What stands before the motif. */
  front: string;
}

export type Scene = (stage: Stage) => Scenery;

/** The whole picture filled from top to foot. */
export function sky({ width, height, palette, pen }: Stage, share = 0.55): string {
  const fill = pen.sheet.linear([
    [0, palette.top],
    [share, palette.middle],
    [1, palette.low],
  ]);
  return `<path d="${box(0, 0, width, height)}" fill="${fill}"/>`;
}

/** A shade that rises from the foot, for lettering to stand on. */
export function footShade({ width, height, palette, pen }: Stage, from = 0.55, strength = 0.92): string {
  const fill = pen.sheet.linear([
    [0, palette.deep, 0],
    [0.45, palette.deep, strength * 0.8],
    [1, palette.deep, strength],
  ]);
  return `<path d="${box(0, height * from, width, height * (1 - from))}" fill="${fill}"/>`;
}

/** A shape of one colour. */
export function fill(data: string, colour: Colour | string, opacity = 1): string {
  return `<path d="${data}" fill="${typeof colour === 'string' ? colour : hex(colour)}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

/** A line of one colour. */
export function stroke(data: string, colour: Colour, width: number, opacity = 1, extra = ''): string {
  return `<path d="${data}" fill="none" stroke="${hex(colour)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`} ${extra}/>`;
}

/** A round light that fades outwards. */
export function halo({ pen }: Stage, x: number, y: number, radius: number, colour: Colour, strength: number): string {
  const light = pen.sheet.radial([
    [0, colour, strength],
    [0.4, colour, strength * 0.45],
    [1, colour, 0],
  ]);
  return `<path d="${box(x - radius, y - radius, radius * 2, radius * 2)}" fill="${light}"/>`;
}
