import type { Theme } from '../config.ts';
import { settings } from './snapshot.ts';

/** The canvas of each theme's sheet, for what a browser draws around the page. */
const CANVAS: Record<Theme, string> = { Green: '#04120c', WhiteGold: '#fcfaf6' };

export const themeColour = CANVAS[settings.theme];
