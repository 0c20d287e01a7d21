import { Features, transform } from 'lightningcss';
import { addressOf } from '../built-site/built-site.ts';
import { memoize } from '../built-site/memoize.ts';
import { classesInSheet } from '../built-site/sheet-classes.ts';
import { createSectionWords, wordsOf } from '../sources/section-words.ts';
import { SHEET_TARGETS } from './browser-targets.ts';
import { policyHash } from './virtual-module.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** What Tailwind's utilities pass to each other. */
const DECLARED = /(?<![\w-])--tw-[\w-]+(?=\s*[:{])/g;
const READ = /(?<=var\(\s*)--tw-[\w-]+/g;
/** Lightning CSS would remove all of these together with a class of their name. */
const SAME_NAMES = /(?<=@keyframes |@counter-style |#)[\w-]+/g;
/** It repeats declarations for old browsers that are there already. */
const REPEATED = /(?<=[{;])([\w-]+:[^{};]*;)\1+/g;
/** The theme's colours written a second time, for screens that show more colours. No theme has a colour that needs it (theme.test.ts). */
const SAME_COLOURS = /@supports \(color:lab\(0% 0 0\)\)\{:root,:host\{[^{}]*\}\}/;

function withoutSymbols(css: string, unusedSymbols: string[]): string {
  const options = { filename: 'page.css', minify: true, targets: SHEET_TARGETS, exclude: Features.LightDark };
  const { code } = transform({ ...options, code: Buffer.from(css), unusedSymbols });
  return code.toString().replace(REPEATED, '$1');
}

/** A sheet without the rules of these classes, nor the variables of Tailwind that only they read. */
export function withoutClasses(css: string, classes: string[]): string {
  const sameNames = new Set(css.match(SAME_NAMES));
  const rest = withoutSymbols(
    css,
    classes.filter((name) => !sameNames.has(name)),
  );
  const read = new Set(rest.match(READ));
  const unread = [...new Set(rest.match(DECLARED))].filter((name) => !read.has(name));
  return withoutSymbols(rest, unread);
}

/**
 * Makes the function that removes rules from a built page's sheet: those of classes that no source file behind the page names. They are a quarter of
 * it, and each page view loads it again. All pages of a section keep one sheet, in every language and with any content: so they can have one content
 * policy, and one rule at hosts that take a hundred. The check of the built site (`scripts/check/site/classes.ts`) finds a class that lost its rule.
 * @param root the project's folder
 */
export function createSheetTrimmer(root: string): (html: string, file: string) => string {
  const wordsOfSection = createSectionWords(root);
  const sheetOf = memoize((css: string) => ({
    hash: policyHash(css),
    trimmedFor: memoize((words: ReadonlySet<string>) => {
      const unused = [...classesInSheet(css)].filter((name) => !wordsOf(name).every((word) => words.has(word)));
      const text = withoutClasses(css.replace(SAME_COLOURS, ''), unused);
      return { text, hash: policyHash(text) };
    }),
  }));
  return (html, file) => {
    const css = [...html.matchAll(STYLE)].map(([, text = '']) => text).find((text) => text.includes('@layer utilities'));
    const words = wordsOfSection(addressOf(file).route);
    if (css === undefined || !words) return html;
    const { hash, trimmedFor } = sheetOf(css);
    const trimmed = trimmedFor(words);
    return html.replace(css, () => trimmed.text).replace(hash, () => trimmed.hash);
  };
}
