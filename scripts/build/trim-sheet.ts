import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CssNode, generate, ident, parse, walk } from 'css-tree';
import { Features, transform } from 'lightningcss';
import type { BuiltPage } from '../built-site/built-site.ts';
import { memoize } from '../built-site/memoize.ts';
import { SHEET_TARGETS } from './browser-targets.ts';
import type { ClientScripts } from './client-manifest.ts';
import { policyHash } from './policy-hash.ts';

/** The renderer, whose words are no classes. */
const REACT = /react\.(transitional\.)?element|Minified React error|react-dom/;
const FACES = /@font-face\s*\{[^{}]*\}/g;
/** What Tailwind's utilities pass to each other, and its own of the theme, which only they read. */
const DECLARED = /(?<![\w-])--(?:tw|animate|aspect|font-weight|leading)-[\w-]+(?=\s*[:{])/g;
const SET = /(?<![\w-])(--tw-[\w-]+):([^;{}]*)/g;
const READ = /(?<=var\(\s*)--[\w-]+/g;
const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g;
/** What they are where no utility sets them, and for which browsers it says so twice. */
const INITIAL = /@property (--tw-[\w-]+)\{[^{}]*initial-value:([^{};]*)\}/g;
const PROPERTIES = /@layer properties\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/;
/** Tailwind's name and licence, which the whole sheet has. */
const NOTICE = /\/\*![^*]*\*\//;
/** It repeats declarations for old browsers that are there already. */
const REPEATED = /(?<=[{;])([\w-]+:[^{};]*;)\1+/g;
/** The theme's colours written a second time, for screens that show more colours. No theme has a colour that needs it (theme.test.ts). */
const SAME_COLOURS = /@supports \(color:lab\(0% 0 0\)\)\{:root,:host\{[^{}]*\}\}/;

function withoutSymbols(css: string, unusedSymbols: string[]): string {
  const options = {
    filename: 'page.css',
    minify: true,
    targets: SHEET_TARGETS,
    exclude: Features.LightDark,
  };
  const { code } = transform({ ...options, code: Buffer.from(css), unusedSymbols });
  return code.toString().replace(REPEATED, '$1');
}

/** The parts that only an input has. */
const INPUT_PARTS = /^(-webkit-(date|calendar|search|inner|outer)|file-selector)/;

/** Whether a selector, or a part of one, matches nothing where these words alone name classes and elements. */
function isIdle(node: CssNode, words: ReadonlySet<string>): boolean {
  const isNamed = (name: string) => wordsOf(name).every((word) => words.has(word));
  if (node.type === 'ClassSelector') return !isNamed(ident.decode(node.name));
  if (node.type === 'TypeSelector') return node.name !== '*' && !isNamed(node.name);
  if (node.type === 'PseudoElementSelector')
    return INPUT_PARTS.test(node.name) && !isNamed('input');
  if (node.type === 'SelectorList')
    return node.children.toArray().every((child) => isIdle(child, words));
  if (node.type === 'PseudoClassSelector' && !['is', 'where', 'has'].includes(node.name))
    return false;
  return (
    'children' in node && (node.children?.toArray().some((child) => isIdle(child, words)) ?? false)
  );
}

/** A sheet in which Tailwind's variables that no utility sets to another value are written out. */
function withInitialValues(css: string): string {
  const rules = css.replace(PROPERTIES, '').replace(INITIAL, '');
  const values = Map.groupBy(rules.matchAll(SET), ([, name = '']) => name);
  return [...css.matchAll(INITIAL)].reduce((text, [, name = '', initial = '']) => {
    const isSet = values.get(name)?.some(([, , value]) => value !== initial);
    return isSet ? text : text.replaceAll(`var(${name})`, initial);
  }, css);
}

/** A sheet without the keyframes that no animation names. */
function withoutIdleKeyframes(css: string): string {
  const words = new Set(css.replace(KEYFRAMES, '').match(/[\w-]+/g));
  return css.replace(KEYFRAMES, (rule, name: string) => (words.has(name) ? rule : ''));
}

/** A sheet with the rules of the classes and elements that these words name, and the variables of Tailwind that those read. */
export function withRulesOf(css: string, words: ReadonlySet<string>): string {
  const sheet = parse(css, {
    parseAtrulePrelude: false,
    parseValue: false,
    parseCustomProperty: false,
  });
  walk(sheet, {
    visit: 'Rule',
    enter({ prelude }, item, list) {
      // A step of keyframes, as `to`, looks like an element.
      if (prelude.type !== 'SelectorList' || this.atrule?.name.endsWith('keyframes')) return;
      prelude.children = prelude.children.filter((selector) => !isIdle(selector, words));
      if (prelude.children.isEmpty) list.remove(item);
    },
  });
  const rest = withInitialValues(withoutSymbols(generate(sheet), []));
  const read = new Set(rest.match(READ));
  const unread = [...new Set(rest.match(DECLARED))].filter((name) => !read.has(name));
  return withoutIdleKeyframes(withoutSymbols(rest, unread));
}

/** The words of a text, which quotes and spaces part, as Tailwind looks for classes. */
const wordsOf = (text: string): string[] => text.split(/[\s"'`]+/);

/** It opens from the header of every page. */
const WALLET = 'src/islands/wallet/WalletMenu.tsx';

/** `/help` for a page at the top, `/help/*` for all below it. */
const sectionOf = ({ route }: Pick<BuiltPage, 'route'>) => route.replace(/^(\/[^/]+)\/.*/, '$1/*');

/**
 * By section of a built site, such as the answers of the help: the words that name classes and elements in its pages' markup, in its islands' scripts
 * and in the wallet's.
 */
function wordsOfSections(
  folder: string,
  pages: readonly BuiltPage[],
  scripts: ClientScripts,
): Map<string, Set<string>> {
  const wordsOfScript = memoize((address: string) => {
    const text = readFileSync(join(folder, address), 'utf8');
    return REACT.test(text) ? [] : wordsOf(text);
  });
  const sections = new Map<string, Set<string>>();
  for (const page of pages) {
    const words = sections.get(sectionOf(page)) ?? new Set();
    sections.set(sectionOf(page), words);
    for (const { name, attributes } of page.tags)
      for (const word of [name, ...wordsOf(attributes['class'] ?? '')]) words.add(word);
    const islands = page.tags.flatMap(({ attributes }) => attributes['component-url'] ?? []);
    for (const address of [...scripts.withImports(islands), scripts.of(WALLET)])
      for (const word of wordsOfScript(address)) words.add(word);
  }
  return sections;
}

/**
 * Makes the function that drops the unused rules of a built page's sheet, like tree-shaking: the rules of its markup, its islands and the wallet
 * stay. What else is opened later loads the whole sheet from a file (`src/lib/browser/page/load-styles.ts`). All pages of a section keep one sheet, in every
 * language: so they can have one content policy, and one rule at hosts that take a hundred.
 * @param folder the built site
 */
export function createSheetTrimmer(
  folder: string,
  pages: readonly BuiltPage[],
  scripts: ClientScripts,
): (html: string, page: BuiltPage) => string {
  const sections = wordsOfSections(folder, pages, scripts);
  const sheetOf = memoize((css: string) => {
    const whole = css.replace(SAME_COLOURS, '');
    const address = `/_astro/site.${createHash('sha256').update(whole).digest('hex').slice(0, 8)}.css`;
    // A face that is declared twice would have its text painted again.
    writeFileSync(join(folder, address), whole.replace(FACES, ''));
    return {
      hash: policyHash(css),
      trimmedFor: memoize((words: ReadonlySet<string>) => {
        const text = withRulesOf(whole, words).replace(NOTICE, '');
        return { markup: `<style data-whole="${address}">${text}</style>`, hash: policyHash(text) };
      }),
    };
  });
  return (html, page) => {
    const css = page.tags.find(
      ({ name, text }) => name === 'style' && text?.includes('@layer utilities'),
    )?.text;
    if (css === undefined) return html;
    const { hash, trimmedFor } = sheetOf(css);
    const { markup, hash: newHash } = trimmedFor(sections.get(sectionOf(page)) ?? new Set());
    return html.replace(`<style>${css}</style>`, () => markup).replace(hash, () => newHash);
  };
}
