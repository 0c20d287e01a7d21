import { settings } from './snapshot.ts';
import { themeHex } from './theme-colours.ts';

/** What browsers draw around the page: the status bar, and the screen before the first paint. */
export const themeColour = themeHex(settings.theme, 'canvas');
