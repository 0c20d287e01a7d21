import { inlineScript } from './inline-script.ts';

/**
 * Scrolls the row that contains it until the current entry is in the middle. Inline, because it must run before the first paint: a module would
 * run later, and the player would see the row jump; in the first frame, since asking for widths while the page is being read lays it out once more
 * (60 ms of a weak phone). (CSS `scroll-initial-target` would scroll the page, too.) Once more when the fonts are there, which change the widths,
 * unless the player has scrolled the row meanwhile.
 */
const text =
  '{const row=document.currentScript.parentElement,at=row.querySelector("[aria-current]");let last=0;' +
  'const show=()=>{if(row.scrollLeft!==last)return;' +
  'row.scrollLeft=at.offsetLeft-row.offsetLeft-(row.clientWidth-at.offsetWidth)/2;last=row.scrollLeft};' +
  'if(at){requestAnimationFrame(show);document.fonts.ready.then(show)}}';

export const scrollToCurrent = inlineScript('scroll-to-current', text);
