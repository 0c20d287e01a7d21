/** Where a word is wrong: anywhere, as the whole text, or only where the English text has the row's English words. */
export type Scope = 'anywhere' | 'alone' | 'here';

/** A row of the glossary. */
interface Row {
  english: readonly string[];
  /** The right words of all languages. A wrong word inside one of them is none. */
  right: readonly string[];
  wrong: readonly { word: string; scope: Scope }[];
}

export interface Glossary {
  rows: readonly Row[];
  /** Words that stay Latin in Bengali and in Chinese. */
  latin: Readonly<Record<'bd' | 'cn', readonly string[]>>;
}

const NOT = /`([^`]+)`(?: (alone|here)\b)?/g;

/** The words of a cell: without what is said of them in brackets. */
function wordsOf(cell: string): string[] {
  return cell
    .replace(/\([^)]*\)/g, '')
    .split(/[;:、,]|\bbeside\b/)
    .map((word) => word.trim())
    .filter(Boolean);
}

function rowOf([english = '', bengali = '', chinese = '', malay = '', not = '']: readonly string[]): Row {
  return {
    english: wordsOf(english),
    right: [bengali, chinese, malay].flatMap(wordsOf).filter((word) => word.length > 1),
    wrong: [...not.matchAll(NOT)].map(([, word = '', scope]) => ({ word, scope: (scope as Scope | undefined) ?? 'anywhere' })),
  };
}

function latinWords(page: string, name: string): string[] {
  return (new RegExp(`^- in ${name}: (.*(?:\\n  .*)*)`, 'm').exec(page)?.[1] ?? '')
    .split(/,\s+|: /)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Reads `docs/glossary.md`: the table of words, and the words that stay Latin. */
export function readGlossary(page: string): Glossary {
  const rows = [...page.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) => row.split(/ ?\| ?/));
  const both = latinWords(page, 'both');
  return {
    rows: rows.filter(([english = '']) => english !== 'English' && !english.startsWith('---')).map(rowOf),
    latin: { bd: both, cn: [...both, ...latinWords(page, 'Chinese')] },
  };
}
