import { pick, type Random } from '../canvas/random.ts';
import type { Palette } from '../canvas/stage.ts';
import type { Mood, Style } from './style.ts';

const WORDS: readonly (readonly [RegExp, Mood])[] = [
  [/midnight|night|moon|star|lamp|lantern|crescent|owl|dark/i, 'night'],
  [/rain|monsoon|storm|thunder|cloud|drop|puddle|srabon|ashar|kalboishakhi|drizzle|tide|wave/i, 'rain'],
  [/dawn|morning|first|summer|spring|sun\b|sunshine|sunlight|garden|leaf|green|emerald|jade|spring/i, 'dawn'],
  [/sunset|dusk|evening|holud|saffron|amber|red|ruby|fire|flame|burning|orange/i, 'dusk'],
  [/festival|fair|carnival|parade|boishakh|wedding|bride|royal|palace|rani|raja|crown|throne/i, 'feast'],
];

/** The palette of a picture: the mood that its name speaks of if the style has it, else one by chance. */
export function paletteFor(name: string, { palettes }: Style, random: Random): Palette {
  const spoken = WORDS.flatMap(([word, mood]) => (word.test(name) ? (palettes[mood] ?? []) : []));
  const chance = pick(random, Object.values(palettes));
  return spoken[0] ?? chance;
}
