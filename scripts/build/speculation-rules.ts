import { policyHash, virtualModule } from './virtual-module.ts';

/**
 * Links that the browser may prefetch: those of the navigation at once, others when the pointer is near; never the logout, addresses with
 * parameters, or games, whose tap does not follow the link. Browsers prefetch nothing in data-saving mode. Pages are not prerendered: one that is
 * never seen must not open a socket or touch the session.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
const LINKS = 'a[href^="/"]:not([data-game],[href$=logout],[href*="?"])';
const text = JSON.stringify({
  prefetch: [
    { where: { selector_matches: `nav ${LINKS}` }, eagerness: 'eager' },
    { where: { selector_matches: LINKS }, eagerness: 'moderate' },
  ],
});

export const speculationRules = {
  hash: policyHash(text),
  plugin: virtualModule('virtual:speculation-rules', `export const speculationRules = ${JSON.stringify(text)};`),
};
