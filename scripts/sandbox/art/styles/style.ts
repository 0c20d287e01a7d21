import type { PenStyle } from '../canvas/pen.ts';
import type { Palette, Scene } from '../canvas/stage.ts';
import type { Finish, TitleColours } from '../lettering/paint-title.ts';
import type { TitleStyle } from '../lettering/set-title.ts';

/** The hour and weather of a picture. */
export type Mood = 'night' | 'dusk' | 'rain' | 'dawn' | 'feast';

/** How one provider makes pictures. */
export interface Style {
  scene: Scene;
  pen: PenStyle;
  palettes: Partial<Record<Mood, Palette>> & { night: Palette };
  title: TitleStyle;
  finish: Finish;
  /** The lettering's colours; taken from the palette when it depends on the mood. */
  letters: TitleColours | ((palette: Palette) => TitleColours);
  /** Where a poster's focus and lettering lie, as shares of its width and height. */
  focus?: { y: number; radius: number };
  lettering?: { y: number; width: number; height: number };
}
