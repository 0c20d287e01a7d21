import type { Language } from '../../../../src/lib/config.ts';
import type { Glossary } from './glossary.ts';
import type { SiteText } from './wrong-words.ts';

interface Rule {
  languages: readonly Language[];
  /** What is wrong about a text in which this is found. */
  found: RegExp;
  problem: string;
}

const HAN = '\\p{Script=Han}';

const RULES: readonly Rule[] = [
  { languages: ['en', 'cn', 'ms'], found: /[\u0980-\u09ff]/, problem: 'has Bengali letters' },
  { languages: ['en', 'bd', 'ms'], found: /\p{Script=Han}/u, problem: 'has Chinese characters' },
  { languages: ['en', 'bd', 'cn', 'ms'], found: /\.\.\./, problem: 'has three dots for …' },
  { languages: ['en', 'bd', 'cn', 'ms'], found: /\bRM [\d{]/, problem: 'has an amount that can leave its RM' },
  { languages: ['cn'], found: new RegExp(`${HAN}\\s?[,.:;?!()"]|[,:;?!()"]\\s?${HAN}`, 'u'), problem: 'has ASCII punctuation' },
  {
    languages: ['cn'],
    found: new RegExp(`${HAN}[A-Za-z\\d{]|[A-Za-z\\d}%]${HAN}`, 'u'),
    problem: 'lacks a space between Chinese and Latin',
  },
  { languages: ['bd'], found: /[\u0980-\u09e5]\.(?:\s|$)/, problem: 'ends a sentence without ।' },
  { languages: ['bd'], found: /RM[\s\u00a0]*[০-৯]/, problem: 'has an amount in Bengali digits' },
  { languages: ['bd'], found: /\d\s*[×*÷=+]\s*[০-৯]|[০-৯]\s*[×*÷=+]\s*(?:RM\s?)?\d/, problem: 'has a formula with both kinds of digits' },
  { languages: ['ms'], found: /\bmesti (?:\d|\{|sekurang)/i, problem: 'needs mestilah before a number' },
];

/** Latin digits that a Bengali text may have: amounts, dates as they are typed and numbers of accounts and phones, the digits of a password. */
const LATIN_DIGITS = /RM[\s\u00a0]?[\d,]+(?:\.\d+)?|\d[\d,]*\.\d\d\b|[+\d][\d -]{5,}\d|\b999\b|\b0–9/g;
const LATIN_WORD = /[A-Za-z][A-Za-z\d&'’.+–-]*/g;

const FULL_STOPS = { en: '.', bd: '।', cn: '。', ms: '.' } as const satisfies Record<Language, string>;

/** Whether a text ends with a full stop where its English text does, and only there. */
function endsAsEnglish(language: Language, text: string, english: string): boolean {
  return text.endsWith(FULL_STOPS[language]) === /[^.]\.$/.test(english);
}

function hasOnly(words: readonly string[], text: string): string[] {
  const found = text.match(LATIN_WORD) ?? [];
  return found.map((word) => word.replace(/[–.'’-]+$/, '')).filter((word) => !words.includes(word));
}

/** What is not read as words: placeholders, addresses, names of fields. */
const NO_WORDS = /\{\w+\}|https?:\S+|\b[a-z]+_[a-z_…]*/g;

/** What breaks the rules of how its language is written, one line each. */
export function writingProblems({ at, language, text, english }: SiteText, { latin }: Glossary): string[] {
  const problems = RULES.filter(({ languages, found }) => languages.includes(language) && found.test(text)).map(({ problem }) => problem);
  if (language === 'bd' || language === 'cn') {
    const rest = text.replace(NO_WORDS, ' ');
    const words = hasOnly(latin[language], rest);
    if (words.length > 0) problems.push(`has Latin words (${words.join(', ')})`);
    const digits = rest.replace(LATIN_DIGITS, ' ').replace(LATIN_WORD, ' ');
    if (language === 'bd' && /\d/.test(digits)) problems.push('has Latin digits that are no amount');
  }
  if (english !== undefined && !endsAsEnglish(language, text, english)) problems.push('does not end as its English text');
  return problems.map((problem) => `${at}: ${problem}: ${text.trim()}`);
}
