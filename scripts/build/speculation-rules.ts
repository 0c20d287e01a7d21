import { policyHash, virtualModule } from './virtual-module.ts';

/**
 * Which links the browser may fetch ahead: those of the navigation as soon as they are seen, others when the pointer nears; never the logout
 * nor addresses with parameters. Browsers leave it out by themselves where data is saved. Documents only, never run ahead: a page not seen
 * opens no socket and touches no session.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
const text = JSON.stringify({
  prefetch: [
    { where: { selector_matches: 'nav a[href^="/"]:not([href$=logout],[href*="?"])' }, eagerness: 'eager' },
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*logout' } }, { not: { href_matches: '/*\\?*' } }] },
      eagerness: 'moderate',
    },
  ],
});

export const speculationRules = {
  hash: policyHash(text),
  plugin: virtualModule('virtual:speculation-rules', `export const speculationRules = ${JSON.stringify(text)};`),
};
