import { inlineScript } from './inline-script.ts';

/**
 * What the browser may do ahead, once `src/components/frame/fetch-ahead.ts` allows it: make the one page that most visitors of a page open next
 * (`data-likely`), and fetch another's HTML when it expects the tap, on phones also of what is in sight. Never the logout, addresses with
 * parameters, or games, whose tap does not follow the link; nor what a tap does something else for.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
const ROOM = ':root[data-ahead] ';
const LINKS = `${ROOM}a[href^="/"]:not([data-likely],[data-game],[data-open-search],[data-choose-language],[href$=logout],[href*="?"])`;

const text = JSON.stringify({
  prerender: [{ where: { selector_matches: `${ROOM}a[data-likely]` }, eagerness: 'immediate' }],
  prefetch: [{ where: { selector_matches: LINKS }, eagerness: 'moderate' }],
});

export const speculationRules = inlineScript('speculation-rules', text);
