import type { Theme } from '../../config.ts';

interface Palette {
  /** The background from top to bottom. */
  sky: readonly [string, string];
  weave: string;
  text: string;
  muted: string;
  accent: string;
  gold: string;
  flame: string;
  /** Behind and around a picture. */
  panel: string;
  edge: string;
}

/** The colours of `src/styles/themes` as share pictures need them: the library that draws them knows no `oklch`. */
export const PALETTES: Record<Theme, Palette> = {
  Green: {
    sky: ['#03100a', '#0d2f22'],
    weave: '#e9b84a',
    text: '#f5f2ea',
    muted: '#b4bfae',
    accent: '#46c28a',
    gold: '#f0b93f',
    flame: '#ffd977',
    panel: '#16372a',
    edge: '#2b5140',
  },
  WhiteGold: {
    sky: ['#fffdf8', '#f3ead7'],
    weave: '#9a6c00',
    text: '#1e1912',
    muted: '#5a5142',
    accent: '#00724b',
    gold: '#8f6400',
    flame: '#ef9f12',
    panel: '#ffffff',
    edge: '#ddcfb2',
  },
};
