import { fill } from './fill.ts';

const ANY_AMOUNT = /\d[\d,]*(\.\d+)?/g;

/** Whether a message of the backend is these words and nothing else, whatever its case; `{amount}` stands for any number. */
export function isSameMessage(words: string, message: string): boolean {
  const said = message.trim().toLowerCase();
  return [said, said.replace(ANY_AMOUNT, '{amount}')].includes(words.toLowerCase());
}

/** A message of the backend in the language of a table, which has such texts by the English words; undefined where it has none. */
export function knownWords(table: Readonly<Record<string, string>>, message: string): string | undefined {
  const words = Object.keys(table).find((known) => isSameMessage(known, message));
  if (words === undefined) return undefined;
  const [amount = ''] = words.includes('{amount}') ? (message.match(ANY_AMOUNT) ?? []) : [];
  return fill(table[words] ?? '', { amount });
}
