import { expect, it } from 'vitest';
import { disabledAnswer, refusalAnswer } from '@/islands/money/refusal';

it.each([
  ['deposit', 'deposit-not-credited'],
  ['withdraw', 'withdrawal-not-paid'],
  ['transfer', 'balance-differs'],
] as const)('explains a refused %s by %s', (kind, answer) => {
  expect(refusalAnswer(kind)).toBe(answer);
});

it.each([
  ['deposit', { kind: 'refused', message: 'Closed' }, 'where-to-pay'],
  ['withdraw', { kind: 'refused', message: undefined }, 'withdrawal-not-paid'],
  ['transfer', { kind: 'refused', message: 'No' }, 'balance-differs'],
  ['deposit', { kind: 'offline' }, 'page-does-not-load'],
  ['withdraw', { kind: 'maintenance' }, 'page-does-not-load'],
] as const)('explains a form for a %s that cannot be used: %o', (kind, problem, answer) => {
  expect(disabledAnswer(kind, problem)).toBe(answer);
});
