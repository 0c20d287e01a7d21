import type { Finish, TitleColours } from '../lettering/paint-title.ts';
import type { TitleStyle } from '../lettering/set-title.ts';
import type { Hand } from '../pen.ts';
import type { Ground, Scene } from '../stage.ts';

/** The hour and weather of a picture. */
export type Mood = 'night' | 'dusk' | 'rain' | 'dawn' | 'feast';

/** How one provider makes pictures. */
export interface Manner {
  scene: Scene;
  hand: Hand;
  grounds: Partial<Record<Mood, Ground>> & { night: Ground };
  title: TitleStyle;
  finish: Finish;
  /** The lettering's colours; the ground's own when it depends on the mood. */
  letters: TitleColours | ((ground: Ground) => TitleColours);
  /** Where a poster's focus and lettering lie, as shares of its width and height. */
  focus?: { y: number; radius: number };
  lettering?: { y: number; width: number; height: number };
}
