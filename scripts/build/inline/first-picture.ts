import { inlineScript } from './inline-script.ts';

/**
 * Starts the picture before it, the first of its page. It is lazy in the markup, because browsers follow an eager one before any script runs, and
 * low data could not make it small any more (`src/lib/browser/page/small-pictures.ts`, which is called before this script).
 */
const text = 'document.currentScript.previousElementSibling.lastElementChild.loading="eager"';

export const firstPicture = inlineScript('first-picture', text);
