import type { MiddlewareHandler } from 'hono';
import { readJson } from '../seed/read-data.ts';

/** What is refused, by the English words; `{amount}` stands for a number. English itself has no table. */
const TABLES = new Map(
  ['bd', 'cn', 'ms'].map((language) => [
    language,
    readJson<Record<string, string>>(`words/${language}.json`),
  ]),
);
const AMOUNT = /\d[\d,]*(\.\d+)?/;

/** Says why a call was refused in the language that `locale` asks for. */
export const inPlayersLanguage: MiddlewareHandler = async (c, next) => {
  await next();
  const table = TABLES.get(c.req.query('locale') ?? '');
  if (!table || !c.res.headers.get('content-type')?.startsWith('application/json')) return;
  const answer = (await c.res.clone().json()) as Record<string, unknown>;
  for (const field of ['message', 'error']) {
    const words = answer[field];
    if (typeof words !== 'string') continue;
    const [amount = ''] = AMOUNT.exec(words) ?? [];
    answer[field] =
      table[words] ??
      table[words.replace(AMOUNT, '{amount}')]?.replace('{amount}', amount) ??
      words;
    c.res = new Response(JSON.stringify(answer), c.res);
  }
};
