import type { MannerName } from '../../seed/catalogue/manner-name.ts';
import { archManner } from './arch.ts';
import { festivalManner } from './festival.ts';
import { gardenManner } from './garden.ts';
import { kanthaManner } from './kantha.ts';
import type { Manner } from './manner.ts';
import { medallionManner } from './medallion.ts';
import { monsoonManner } from './monsoon.ts';
import { neonManner } from './neon.ts';
import { rickshawManner } from './rickshaw.ts';
import { riverManner } from './river.ts';
import { scrollManner } from './scroll.ts';
import { terracottaManner } from './terracotta.ts';
import { weaveManner } from './weave.ts';

export const manners: Record<MannerName, Manner> = {
  arch: archManner,
  festival: festivalManner,
  garden: gardenManner,
  kantha: kanthaManner,
  medallion: medallionManner,
  monsoon: monsoonManner,
  neon: neonManner,
  rickshaw: rickshawManner,
  river: riverManner,
  scroll: scrollManner,
  terracotta: terracottaManner,
  weave: weaveManner,
};
