import { RECENT_KEY, WELCOME_KEY } from '../../../src/lib/browser/storage/storage-keys.ts';
import { inlineScript } from './inline-script.ts';

/**
 * Shows the place before it on the home page when this browser has something for it: the welcome of a new player, or games played last. Inline,
 * because it must run before the first paint: the place has no height until then.
 */
const text =
  `{const place=document.currentScript.previousElementSibling;try{const recent=sessionStorage.getItem("${WELCOME_KEY}")?"welcome":` +
  `(localStorage.getItem("${RECENT_KEY}")||"[]")!="[]"&&"games";if(recent){place.dataset.recent=recent;place.hidden=false}}catch{}}`;

export const recentPlace = inlineScript('recent-place', text);
