import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { withLimits } from '../../../src/lib/domain/limits/with-limits.ts';

/** Texts by path from the project's root. */
type Texts = ReadonlyMap<string, string>;

/** What people read before the code. */
const DOCS = ['docs/*.md', '*.md', 'scripts/**/*.md', 'src/**/*.md'];
const CODE = [
  '{src,scripts,tests}/**/*.{ts,tsx,astro,css,js,sql}',
  '*.{ts,mjs,cjs}',
  '.npmrc',
  '.env.example',
  '.ci/run',
  'CONTRIBUTING.md',
  'docs/*.md',
];
/** The second one cites what is not there on purpose. */
const EXCLUDED = ['**/node_modules/**', 'tests/unit/scripts/check/sources/product-rules.test.ts'];
/** Written by commands, so that a fresh clone does not have them. */
const GENERATED = /^src\/content\/site(\/|$)/;

const LINK = /\]\(([^()\s]+)\)/g;
/** A path from the project's root, or the end of the path of a source file: `forms/amount.ts`. Names of pages may stand in brackets. */
const ROOT_PATH = /(?<![\w./@-])(?:src|scripts|tests|docs|operations)(?:\/(?:\[[\w.]+\][\w.-]*|[\w.-]+))*/g;
const SOURCE_PATH = /(?<![\w./@-])[\w.-]+(?:\/(?:\[[\w.]+\]|[\w.-]+))+\.(?:ts|tsx|astro|css|mjs|cjs)\b/g;

/** GitHub's name for a heading. */
function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

/** What the docs name and the project does not have, one line each. `known` are files and folders by their paths from the root. */
export function missingFiles(docs: Texts, known: ReadonlySet<string>): string[] {
  const isThere = (path: string) => GENERATED.test(path) || known.has(path);
  const isTail = (path: string) => isThere(path) || [...known].some((file) => file.endsWith(`/${path}`));
  const problems: string[] = [];
  for (const [page, text] of docs) {
    for (const [, target = ''] of text.matchAll(LINK)) {
      if (/^[a-z]+:/.test(target)) continue;
      const [address = '', anchor] = target.split('#');
      const path = address ? posix.normalize(posix.join(posix.dirname(page), address)) : page;
      if (!isThere(path)) problems.push(`${page}: links to ${target}, which is not there`);
      else if (anchor && !anchorsOf(docs.get(path) ?? '').includes(anchor))
        problems.push(`${page}: links to ${target}, which has no such heading`);
    }
    const paths = [...text.matchAll(ROOT_PATH)].map(([path]) => path.replace(/[./]+$/, ''));
    const sources = [...text.matchAll(SOURCE_PATH)].map(([path]) => path);
    const isBeside = (path: string) => isThere(posix.join(posix.dirname(page), path));
    for (const path of new Set(paths)) if (!isThere(path) && !isBeside(path)) problems.push(`${page}: names ${path}, which is not there`);
    for (const path of new Set(sources))
      if (!paths.includes(path) && !isTail(path)) problems.push(`${page}: names ${path}, which is not there`);
  }
  return problems;
}

/** A row of the product's rules: its number, the rule, the files that hold it. */
const RULE = /^\| ([\d.]+) \| (.*?) \| (.*?) \| .*\|$/gm;

/** Texts that the product's rules give word for word, in quotes, and none of the files beside them has. One line each. */
export function missingTexts(product: string, textOf: (file: string) => string | undefined): string[] {
  return [...product.matchAll(RULE)].flatMap(([, number = '', rule = '', code = '']) => {
    const files = [...code.matchAll(/`([^`]+)`/g)].map(([, file = '']) => textOf(file) ?? '');
    const quoted = [...rule.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);
    return quoted
      .filter((text) => !files.some((file) => file.includes(text)))
      .map((text) => `docs/product.md, ${number}: no file has "${text}"`);
  });
}

/** What comments may cite: the numbers and texts of the docs. */
interface Citable {
  decisions: ReadonlySet<string>;
  hazards: ReadonlySet<string>;
  findings: ReadonlySet<string>;
  measures: ReadonlySet<string>;
  /** The text of each section of the product's rules, in lower case. */
  sections: ReadonlyMap<string, string>;
  pages: ReadonlySet<string>;
}

/** Parts of a page, by their headings of one level. */
function partsOf(text: string, level: '##' | '###'): Map<string, string> {
  const [, ...parts] = `\n${text}`.split(new RegExp(`\\n${level} `));
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part]));
}

function firstNumbers(text: string, row: RegExp): Set<string> {
  return new Set([...text.matchAll(row)].map(([, number = '']) => number));
}

function citableOf(docs: Texts): Citable {
  const security = docs.get('docs/security.md') ?? '';
  const part = (start: string) => [...partsOf(security, '##')].find(([heading]) => heading.startsWith(start))?.[1] ?? '';
  const ROW = /^\| (\d+) \|/gm;
  const product = [...partsOf(docs.get('docs/product.md') ?? '', '##')];
  return {
    decisions: firstNumbers(docs.get('docs/decisions.md') ?? '', /^(\d+)\. /gm),
    findings: firstNumbers(part('The ten findings'), ROW),
    hazards: firstNumbers(part('2. '), ROW),
    measures: new Set([...partsOf(security, '###').keys()].map((heading) => heading.split(' ')[0] ?? '')),
    sections: new Map(product.map(([heading, text]) => [heading.split('.')[0] ?? '', text.replaceAll('`', '').toLowerCase()])),
    pages: new Set([...docs.keys()].map((path) => basename(path))),
  };
}

const MORE = String.raw`((?:(?:,| and| to) \d+)*)`;
const DECISION = new RegExp(String.raw`\bdecisions?, (\d+)${MORE}`, 'gi');
const SECURITY = new RegExp(String.raw`\bsecurity\.md\)?,? (?:(hazard|finding)s? (\d+)${MORE}|(\d\.\d))`, 'gi');
const SPEC = /\bspec sections? (\d)((?:,? (?:and )?\d)*)(?:, (?:`([^`]+)`|['"‘“]([^'"’”]+)['"’”]|([^).:;,(`]+)))?/gi;
const PAGE = /(?<![\w/.-])(?:docs\/)?([\w-]+\.md)\b/g;

/** The numbers of a citation such as `13 and 14`. */
function numbersOf(first: string, more: string | undefined): string[] {
  return [first, ...(more?.match(/\d+/g) ?? [])];
}

/** What the code's comments cite and the docs do not have, one line each. */
export function unknownCitations(code: Texts, docs: Texts): string[] {
  const citable = citableOf(docs);
  return [...code].flatMap(([file, text]) => {
    // A citation may go on in the comment's next line.
    const prose = text.replace(/\n\s*(?:\*|\/\/|#)? */g, ' ');
    const cited = (pattern: RegExp, read: (match: RegExpMatchArray) => string[]) => [...prose.matchAll(pattern)].flatMap(read);
    const problems = [
      ...cited(DECISION, ([, first = '', more]) =>
        numbersOf(first, more).flatMap((number) => (citable.decisions.has(number) ? [] : [`decision ${number}`])),
      ),
      ...cited(SECURITY, ([, kind, first = '', more, measure]) => {
        if (measure) return citable.measures.has(measure) ? [] : [`security.md, ${measure}`];
        const known = kind?.toLowerCase() === 'hazard' ? citable.hazards : citable.findings;
        return numbersOf(first, more).flatMap((number) => (known.has(number) ? [] : [`security.md, ${kind} ${number}`]));
      }),
      ...cited(SPEC, ([, first = '', more, ...names]) =>
        numbersOf(first, more).flatMap((number) => {
          const section = citable.sections.get(number);
          if (section === undefined) return [`spec section ${number}`];
          const name = names.find(Boolean)?.trim() ?? '';
          return section.includes(name.toLowerCase()) ? [] : [`spec section ${number}, ${name}`];
        }),
      ),
      ...cited(PAGE, ([, name = '']) => (citable.pages.has(name) ? [] : [name])),
    ];
    return [...new Set(problems)].map((what) => `${file}: cites ${what}, which docs/ does not have`);
  });
}

function read(root: string, patterns: readonly string[]): Map<string, string> {
  const files = globSync(patterns, { cwd: root, exclude: EXCLUDED }).map((file) => file.replaceAll('\\', '/'));
  return new Map(files.sort().map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** Checks the docs under `root` against the files, and the citations in the code against the docs. */
export function docsProblems(root: string): string[] {
  const docs = read(root, DOCS);
  const known = globSync(['{src,scripts,tests,docs,operations,public,.readme,.ci}/**', '*', '.*'], { cwd: root, exclude: EXCLUDED });
  const textOf = (file: string) =>
    statSync(join(root, file), { throwIfNoEntry: false })?.isFile()
      ? withLimits({ text: readFileSync(join(root, file), 'utf8') }, 'en').text
      : undefined;
  return [
    ...missingTexts(docs.get('docs/product.md') ?? '', textOf),
    ...missingFiles(docs, new Set(known.map((path) => path.replaceAll('\\', '/')))),
    ...unknownCitations(read(root, CODE), docs),
  ];
}
