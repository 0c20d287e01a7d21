import type { Context } from 'hono';
import { readJson } from '../seed/read-data.ts';

/** What is refused, by the English words; `{amount}` stands for a number. English itself has no table. */
const TABLES = new Map(
  ['bd', 'cn', 'ms'].map((language) => [
    language,
    readJson<Record<string, string>>(`words/${language}.json`),
  ]),
);
const AMOUNT = /\d[\d,]*(\.\d+)?/;

/** Why a call was refused, in the language that its `locale` asks for. */
export function inPlayersLanguage(c: Context, words: string): string {
  const table = TABLES.get(c.req.query('locale') ?? '') ?? {};
  const [amount = ''] = AMOUNT.exec(words) ?? [];
  const pattern = table[words] ?? table[words.replace(AMOUNT, '{amount}')] ?? words;
  return pattern.replace('{amount}', amount);
}
