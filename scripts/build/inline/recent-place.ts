import { inlineScript } from './inline-script.ts';

/**
 * Shows the place before it on the home page when this browser has something for it: the welcome of a new player, or games played last (the
 * keys are in `lib/browser/storage`). Inline, because it must run before the first paint: the place has no height until then.
 */
const text =
  '{const place=document.currentScript.previousElementSibling;try{const recent=sessionStorage.getItem("welcome")?"welcome":' +
  '(localStorage.getItem("recent_games")||"[]")!="[]"&&"games";if(recent){place.dataset.recent=recent;place.hidden=false}}catch{}}';

export const recentPlace = inlineScript('recent-place', text);
