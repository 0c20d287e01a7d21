import { expect, it } from 'vitest';
import { disabledAnswer, refusalAnswer } from '@/islands/money/refusal';

it.each([
  ['deposit', 'No', 'deposit-not-credited'],
  ['withdraw', 'No', 'withdrawal-not-paid'],
  ['withdraw', 'Your turnover of RM 20 is not done', 'turnover'],
  ['withdraw', 'Rollover remains', 'turnover'],
  ['transfer', 'No', 'balance-differs'],
] as const)('explains a refused %s: %s', (kind, words, answer) => {
  expect(refusalAnswer(kind, words)).toBe(answer);
});

it.each([
  ['deposit', { kind: 'refused', message: 'Closed' }, 'where-to-pay'],
  ['withdraw', { kind: 'refused', message: undefined }, 'withdrawal-not-paid'],
  ['withdraw', { kind: 'refused', message: 'Turnover of RM 20 remains' }, 'turnover'],
  ['transfer', { kind: 'refused', message: 'No' }, 'balance-differs'],
  ['deposit', { kind: 'offline' }, 'page-does-not-load'],
  ['withdraw', { kind: 'maintenance' }, 'page-does-not-load'],
] as const)('explains a form for a %s that cannot be used: %o', (kind, problem, answer) => {
  expect(disabledAnswer(kind, problem)).toBe(answer);
});
