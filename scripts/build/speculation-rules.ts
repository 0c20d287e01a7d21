import { ACCOUNT_LINKS } from '../../src/lib/site/navigation.ts';
import { policyHash, virtualModule } from './virtual-module.ts';

/**
 * Pages that the browser may make before their link is tapped, once `src/components/frame/fetch-ahead.ts` allows it: the one that most visitors of a
 * page open next (`data-likely`) at once, others when the browser expects the tap, on phones also of what is in sight. Of account pages only the
 * HTML is fetched. Never the logout, addresses with parameters, or games, whose tap does not follow the link; nor what a tap does something else for.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
const ROOM = ':root[data-ahead] ';
const LINKS = `${ROOM}a[href^="/"]:not([data-game],[data-open-search],[data-choose-language],[href$=logout],[href*="?"])`;
const ACCOUNT = `:is(${ACCOUNT_LINKS.map((link) => `[href$="/${link}"]`)}):not([href*="/help/"])`;
const where = (selector: string) => ({ selector_matches: selector });

const text = JSON.stringify({
  prerender: [
    { where: where(`${ROOM}a[data-likely]`), eagerness: 'immediate' },
    { where: { and: [where(LINKS), { not: where(ACCOUNT) }] }, eagerness: 'moderate' },
  ],
  prefetch: [{ where: { and: [where(LINKS), where(ACCOUNT)] }, eagerness: 'moderate' }],
});

export const speculationRules = {
  hash: policyHash(text),
  plugin: virtualModule('virtual:speculation-rules', `export const speculationRules = ${JSON.stringify(text)};`),
};
