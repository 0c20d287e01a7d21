import { policyHash, virtualModule } from './virtual-module.ts';

/**
 * Scrolls the row it stands in, and only the row, until its current entry is in the middle. Inline, since it must have run before the first
 * paint: a module comes later, and the player would see the row jump. (`scroll-initial-target` moves the whole page with it.)
 */
const text =
  '{const row=document.currentScript.parentElement,at=row.querySelector("[aria-current]");' +
  'if(at)row.scrollLeft=at.offsetLeft-row.offsetLeft-(row.clientWidth-at.offsetWidth)/2}';

export const scrollToCurrent = {
  hash: policyHash(text),
  plugin: virtualModule('virtual:scroll-to-current', `export const scrollToCurrent = ${JSON.stringify(text)};`),
};
