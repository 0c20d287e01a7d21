import { transform } from 'lightningcss';
import { addressOf } from '../built-site/built-site.ts';
import { once } from '../built-site/once.ts';
import { classesInSheet } from '../built-site/sheet-classes.ts';
import { tagsOf } from '../built-site/tags.ts';
import { createScriptClasses } from '../sources/script-classes.ts';
import { SHEET_TARGETS } from './browser-targets.ts';
import { policyHash } from './virtual-module.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
/** What Tailwind's utilities pass to each other. */
const DECLARED = /(?<![\w-])--tw-[\w-]+(?=\s*[:{])/g;
const READ = /(?<=var\(\s*)--tw-[\w-]+/g;
/** A theme's colours once more, for screens that show more colours: all of them are colours that every screen shows (theme.test.ts). */
const SAME_COLOURS = /@supports \(color:lab\(0% 0 0\)\)\{:root,:host\{[^{}]*\}\}/;

function withoutSymbols(css: string, unusedSymbols: string[]): string {
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true, targets: SHEET_TARGETS, unusedSymbols });
  return code.toString();
}

/** A sheet without the rules of these classes, nor the variables of Tailwind that only they read. */
export function withoutClasses(css: string, classes: string[]): string {
  const rest = withoutSymbols(css, classes);
  const read = new Set(rest.match(READ));
  const unread = [...new Set(rest.match(DECLARED))].filter((name) => !read.has(name));
  return withoutSymbols(rest, unread);
}

/** The classes that the value of a page's attribute names. */
function classesIn(value: string): string[] {
  const [tag] = value.includes('&') ? tagsOf(`<p class="${value}">`) : [];
  return (tag?.attributes['class'] ?? value).split(/\s+/);
}

/**
 * Makes the function that removes from a built page's sheet the rules of classes that neither the page nor its scripts can have: nearly half of it,
 * and each page view brings it anew. The check of the built site (`scripts/check/site/classes.ts`) reads the pages with a parser, and finds a class
 * that lost its rule.
 * @param root the project's folder, for the sources of the scripts
 */
export function createSheetTrimmer(root: string): (html: string, file: string) => string {
  const scriptsOf = createScriptClasses(root);
  const namesIn = once(classesIn);
  // Pages of a kind have the same classes.
  const sheetOf = once((css: string) => ({
    classes: [...classesInSheet(css)],
    hash: policyHash(css),
    without: once((classes: string) => {
      const text = withoutClasses(css.replace(SAME_COLOURS, ''), classes.split('\n'));
      return { text, hash: policyHash(text) };
    }),
  }));
  return (html, file) => {
    const css = [...html.matchAll(STYLE)].map(([, text = '']) => text).find((text) => text.includes('@layer utilities'));
    const scripts = scriptsOf(addressOf(file).route, (attribute) => html.includes(attribute));
    if (css === undefined || !scripts) return html;
    const attributes = new Set([...html.matchAll(CLASS_ATTRIBUTE)].map(([, value = '']) => value));
    const used = new Set([...[...attributes].flatMap(namesIn), ...scripts.flatMap(({ classes }) => [...classes])]);
    const { classes, hash, without } = sheetOf(css);
    const trimmed = without(classes.filter((name) => !used.has(name)).join('\n'));
    return html.replace(css, () => trimmed.text).replace(hash, () => trimmed.hash);
  };
}
