import { readFileSync } from 'node:fs';
import { CONTENT_LANGUAGES, type ContentLanguage } from './languages.ts';

/** Keys of the help pages in the site settings (spec section 2). */
const HELP_KEYS = ['responsible-gaming', 'deposit', 'term-and-condition', 'privacy-policy'] as const;
type HelpKey = (typeof HELP_KEYS)[number];

type Languages = Record<ContentLanguage, string>;

function inEveryLanguage(key: HelpKey): Languages {
  const read = (language: ContentLanguage) => [language, readFileSync(new URL(`./help/${language}/${key}.html`, import.meta.url), 'utf8')];
  return Object.fromEntries(CONTENT_LANGUAGES.map(read)) as Languages;
}

/** Help pages as HTML, as an operator would have entered them: not yet sanitised. Each starts at `h2`, since the page has its own `h1`. */
export const help = Object.fromEntries(HELP_KEYS.map((key) => [key, inEveryLanguage(key)])) as Record<HelpKey, Languages>;
