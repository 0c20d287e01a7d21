import { policyHash, virtualModule } from './virtual-module.ts';

/**
 * Which links the browser may fetch ahead: those of the navigation as soon as they are seen, others when the pointer nears; never the logout,
 * addresses with parameters, or games, whose address a tap does not lead to. Browsers leave it out by themselves where data is saved. Documents
 * only, never run ahead: a page not seen opens no socket and touches no session.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
const LINKS = 'a[href^="/"]:not([data-game],[href$=logout],[href*="?"])';
const text = JSON.stringify({
  prefetch: [
    { where: { selector_matches: `nav ${LINKS}` }, eagerness: 'eager' },
    // The same words twice, which compress better than the same rule in others.
    { where: { selector_matches: LINKS }, eagerness: 'moderate' },
  ],
});

export const speculationRules = {
  hash: policyHash(text),
  plugin: virtualModule('virtual:speculation-rules', `export const speculationRules = ${JSON.stringify(text)};`),
};
