import { expect, test } from 'vitest';
import { formatSen, parseAmount, parseSen } from '../../ledger/amount.ts';

test('no sen is lost or made on the way in and out', () => {
  const lost: number[] = [];
  for (let sen = 0; sen <= 200_000; sen += 1) {
    if (parseSen(formatSen(sen)) !== sen) lost.push(sen);
  }
  expect(lost).toEqual([]);
});

test.each([
  ['1000', 100_000],
  ['1000.5', 100_050],
  ['0.07', 7],
  ['999999999999.99', 99_999_999_999_999],
])('%s is %i sen', (text, sen) => expect(parseSen(text)).toBe(sen));

test.each(['', '-1', '+1', '1.005', '1,000', '1e3', '.5', '1.', ' 1', '০', '0x10', '1000000000000'])('%j is no amount', (text) =>
  expect(parseSen(text)).toBeUndefined(),
);

test.each([
  ['0.99', false],
  ['1', true],
  ['1000000', true],
  ['1000000.01', false],
])('%s can be asked for: %s', (text, isGood) => expect('sen' in parseAmount(text)).toBe(isGood));
