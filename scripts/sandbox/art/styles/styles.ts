import { archStyle } from './arch.ts';
import { festivalStyle } from './festival.ts';
import { gardenStyle } from './garden.ts';
import { kanthaStyle } from './kantha.ts';
import { medallionStyle } from './medallion.ts';
import { monsoonStyle } from './monsoon.ts';
import { neonStyle } from './neon.ts';
import { rickshawStyle } from './rickshaw.ts';
import { riverStyle } from './river.ts';
import { scrollStyle } from './scroll.ts';
import type { Style } from './style.ts';
import { terracottaStyle } from './terracotta.ts';
import { weaveStyle } from './weave.ts';

const all = {
  arch: archStyle,
  festival: festivalStyle,
  garden: gardenStyle,
  kantha: kanthaStyle,
  medallion: medallionStyle,
  monsoon: monsoonStyle,
  neon: neonStyle,
  rickshaw: rickshawStyle,
  river: riverStyle,
  scroll: scrollStyle,
  terracotta: terracottaStyle,
  weave: weaveStyle,
} satisfies Record<string, Style>;

export type StyleName = keyof typeof all;
/** The ways of making pictures, by the name that a provider's row uses. */
export const styles: Record<StyleName, Style> = all;
export const STYLE_NAMES = Object.keys(all) as StyleName[];
