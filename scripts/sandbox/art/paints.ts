import { type Colour, mixed, oklch } from './colour.ts';

/** The paints every motif is drawn with; each style mixes its own box of them, so that one tiger has many coats. */
const BASE = {
  red: oklch(0.57, 0.21, 25),
  orange: oklch(0.71, 0.18, 52),
  gold: oklch(0.83, 0.16, 85),
  leaf: oklch(0.6, 0.15, 145),
  teal: oklch(0.63, 0.12, 190),
  blue: oklch(0.5, 0.16, 260),
  violet: oklch(0.47, 0.18, 305),
  pink: oklch(0.7, 0.19, 355),
  white: oklch(0.97, 0.02, 90),
  clay: oklch(0.52, 0.1, 45),
  dark: oklch(0.2, 0.03, 280),
} satisfies Record<string, Colour>;

export type PaintName = keyof typeof BASE;
export type Paints = Record<PaintName, Colour>;

export interface PaintRecipe {
  /** Strength of colour: 1 as in the base box. */
  chroma?: number;
  /** A colour stirred into every paint, and how much of it, 0–1. */
  stir?: Colour;
  share?: number;
  /** Paints of the box that are different altogether. */
  instead?: Partial<Paints>;
}

export function paintBox({ chroma = 1, stir, share = 0, instead = {} }: PaintRecipe): Paints {
  const entries = Object.entries(BASE).map(([name, base]) => {
    const strong = { ...base, c: base.c * chroma };
    return [name, stir ? mixed(strong, stir, share) : strong];
  });
  return { ...(Object.fromEntries(entries) as Paints), ...instead };
}
