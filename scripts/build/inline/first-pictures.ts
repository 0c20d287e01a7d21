import { inlineScript } from './inline-script.ts';

/**
 * Starts the pictures above it that come before all others. They are lazy in the markup, because browsers follow eager ones before any script runs, and
 * low data could not make them small any more (`src/lib/browser/page/low-data-choice.ts`, which is called before this script).
 */
const text = 'for(const image of document.querySelectorAll("img[fetchpriority=high]"))image.loading="eager"';

export const firstPictures = inlineScript('first-pictures', text);
