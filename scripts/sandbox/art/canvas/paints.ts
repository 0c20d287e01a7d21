import { type Colour, mixed, oklch } from './colour.ts';

/** The colours that motifs are drawn with; each style has its own mixture, so that the same tiger looks different. */
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
  /** A colour mixed into every paint, and its share, 0–1. */
  stir?: Colour;
  share?: number;
  /** Paints that this style replaces. */
  instead?: Partial<Paints>;
}

export function paintBox({ chroma = 1, stir, share = 0, instead = {} }: PaintRecipe): Paints {
  const entries = Object.entries(BASE).map(([name, base]) => {
    const strong = { ...base, c: base.c * chroma };
    return [name, stir ? mixed(strong, stir, share) : strong];
  });
  return { ...(Object.fromEntries(entries) as Paints), ...instead };
}
