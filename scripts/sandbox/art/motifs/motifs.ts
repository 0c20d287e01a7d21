import type { Motif } from '../canvas/pen.ts';
import { doyel, owl, peacock } from './birds.ts';
import { nouka, river } from './boats.ts';
import { tiger } from './cats.ts';
import { crown } from './crown.ts';
import { elephant } from './elephant.ts';
import { hilsa } from './fish.ts';
import { mango, tea } from './fruit.ts';
import { gem } from './gem.ts';
import { diya, lantern } from './lamps.ts';
import { marigold, shapla } from './lily.ts';
import { matka } from './matka.ts';
import { moon } from './moon.ts';
import { dhol, ektara } from './music.ts';
import { cards, dice } from './play.ts';
import { butterfly, kite, umbrella } from './sky.ts';
import { cricket, football } from './sport.ts';
import { coin, wheel } from './table.ts';
import { rickshaw } from './wheels.ts';

/** What a picture shows in its middle, by the name that the data uses. */
export const motifs = {
  butterfly,
  cards,
  coin,
  cricket,
  crown,
  dhol,
  dice,
  diya,
  doyel,
  ektara,
  elephant,
  football,
  gem,
  hilsa,
  kite,
  lantern,
  mango,
  marigold,
  matka,
  moon,
  nouka,
  owl,
  peacock,
  rickshaw,
  river,
  shapla,
  tea,
  tiger,
  umbrella,
  wheel,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
export const MOTIF_NAMES = Object.keys(motifs) as MotifName[];
