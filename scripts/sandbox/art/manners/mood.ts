import { pick, type Random } from '../random.ts';
import type { Ground } from '../stage.ts';
import type { Manner, Mood } from './manner.ts';

const WORDS: readonly (readonly [RegExp, Mood])[] = [
  [/midnight|night|moon|star|lamp|lantern|crescent|owl|dark/i, 'night'],
  [/rain|monsoon|storm|thunder|cloud|drop|puddle|srabon|ashar|kalboishakhi|drizzle|tide|wave/i, 'rain'],
  [/dawn|morning|first|summer|spring|sun\b|sunshine|sunlight|garden|leaf|green|emerald|jade|spring/i, 'dawn'],
  [/sunset|dusk|evening|holud|saffron|amber|red|ruby|fire|flame|burning|orange/i, 'dusk'],
  [/festival|fair|carnival|parade|boishakh|wedding|bride|royal|palace|rani|raja|crown|throne/i, 'feast'],
];

/** The ground a picture stands on: what its name speaks of if the manner has it, else one by chance. */
export function groundFor(name: string, { grounds }: Manner, random: Random): Ground {
  const spoken = WORDS.flatMap(([word, mood]) => (word.test(name) ? (grounds[mood] ?? []) : []));
  const chance = pick(random, Object.values(grounds));
  return spoken[0] ?? chance;
}
