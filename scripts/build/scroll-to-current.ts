import { policyHash, virtualModule } from './virtual-module.ts';

/**
 * Scrolls the row that contains it until the current entry is in the middle. Inline, because it must run before the first paint: a module would
 * run later, and the player would see the row jump. (CSS `scroll-initial-target` would scroll the page, too.)
 */
const text =
  '{const row=document.currentScript.parentElement,at=row.querySelector("[aria-current]");' +
  'if(at)row.scrollLeft=at.offsetLeft-row.offsetLeft-(row.clientWidth-at.offsetWidth)/2}';

export const scrollToCurrent = {
  hash: policyHash(text),
  plugin: virtualModule('virtual:scroll-to-current', `export const scrollToCurrent = ${JSON.stringify(text)};`),
};
