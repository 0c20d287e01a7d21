import { expect, it } from 'vitest';
import { withChange, withMore } from '../../../../scripts/bench/build/many-promotions.ts';
import { familyOf, readStat } from '../../../../scripts/bench/build/processor-use.ts';

const row = { id: '101', name: 'Welcome', slug: 'welcome-101', html: '<p>Text</p>', language: 'bd' };

it('adds promotions of every language until the site has so many pages', () => {
  const all = withMore([row], 100, 109);
  expect(all).toHaveLength(1 + 3);
  expect(all[0]).toEqual(row);
  expect(all[1]).toEqual({ id: '900001', name: 'Welcome 1', slug: 'welcome-101-1', html: '<p>Text</p><p>1</p>' });
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(4);
  expect(withMore([row], 200, 109)).toEqual([row]);
});

it('leaves them the name, and so the picture for messengers, where no pictures are to be drawn', () => {
  const [, second] = withMore([row], 100, 109, false);
  expect(second).toEqual({ id: '900001', name: 'Welcome', slug: 'welcome-101-1', html: '<p>Text</p><p>1</p>' });
});

it('changes one text', () => {
  const [first, last] = withChange([row, { ...row, id: '102' }]);
  expect(first).toEqual(row);
  expect(last?.html).not.toBe(row.html);
});

it('reads a process with any name, and finds all that it started', () => {
  const line = '42 (a ) b (c) S 7 1 1 0 -1 4194304 0 0 0 0 150 50 30 20 20 0 9 0 123 456789 1000 18446744073709551615';
  const one = readStat(line);
  expect(one).toEqual({ pid: 42, parent: 7, cpuSeconds: 2.5, bytes: 4_096_000 });
  const other = (pid: number, parent: number) => ({ ...one, pid, parent });
  const all = [other(9, 8), one, other(8, 42), other(7, 1), other(10, 1)];
  expect(familyOf(42, all).map(({ pid }) => pid)).toEqual([42, 8, 9]);
});
