/** Comments, strings and addresses. An escaped quote, as in a class's name, begins no string. */
const NO_SELECTOR = /(\\.)|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)/g;
const CLASS = /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;
const ESCAPE = /\\([\da-f]{1,6})\s?|\\(.)/gi;

function unescaped(name: string): string {
  return name.replace(ESCAPE, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** The classes that a style sheet has rules for. */
export function classesInSheet(css: string): Set<string> {
  const selectors = css.replace(NO_SELECTOR, '$1').match(/[^{};]+(?=\{)/g) ?? [];
  return new Set(selectors.flatMap((selector) => [...selector.matchAll(CLASS)].map(([, name = '']) => unescaped(name))));
}
