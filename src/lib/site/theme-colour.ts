import type { Theme } from '../config.ts';
import { settings } from './snapshot.ts';

/** The background of each theme, which browsers use for what they draw around the page. */
const BACKGROUNDS: Record<Theme, string> = { Green: '#04120c', WhiteGold: '#fcfaf6' };

export const themeColour = BACKGROUNDS[settings.theme];
