import { expect, it } from 'vitest';
import { rateLimit } from '../../../../../scripts/rebuild/reports/rate-limit.ts';

const LIMITS = { perAddress: 2, all: 5, addresses: 3 };

function limit(changes: Partial<typeof LIMITS> = {}) {
  let time = 0;
  const may = rateLimit({ ...LIMITS, ...changes }, () => time);
  const pass = (ms: number) => {
    time += ms;
  };
  return { may, pass };
}

it('takes so many of an address in a minute, and as many in the next', () => {
  const { may, pass } = limit();
  expect([may('one'), may('one'), may('one'), may('two')]).toEqual([true, true, false, true]);
  pass(59_999);
  expect(may('one')).toBe(false);
  pass(1);
  expect(may('one')).toBe(true);
});

it('takes so many of all', () => {
  const { may } = limit({ addresses: 10 });
  expect(['a', 'a', 'b', 'b', 'c', 'c', 'd'].map(may)).toEqual([true, true, true, true, true, false, false]);
});

it('remembers so many addresses, and these go on', () => {
  const { may } = limit();
  expect(['a', 'b', 'c', 'd', 'a'].map(may)).toEqual([true, true, true, false, true]);
});
