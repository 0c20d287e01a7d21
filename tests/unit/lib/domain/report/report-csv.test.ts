import { expect, test } from 'vitest';
import { toCsv } from '../../../../../src/lib/domain/report/report-csv.ts';

test.each([
  ['Deposit', '"Deposit"'],
  ['He said "no", twice', '"He said ""no"", twice"'],
  ['two\nlines', '"two\nlines"'],
  ['-12.50', '"-12.50"'],
  ['-12', '"-12"'],
  ['=1-5', '"\'=1-5"'],
  ['+1+1', '"\'+1+1"'],
  ['-1+1', '"\'-1+1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t=1"'],
  ['  =1', '"\'  =1"'],
  ['\r=1', '"\'\r=1"'],
  ['House;=1+1;', '"House;\'=1+1;"'],
  ['House\n@SUM(A1)', '"House\n\'@SUM(A1)"'],
  ['\tx', '"\'\tx"'],
  ['2026-11-21 18:30; late', '"2026-11-21 18:30; late"'],
  ['＝1', '"\'＝1"'],
])('the cell %j is written as %s', (text, written) => expect(toCsv([[text]])).toBe(`\ufeff${written}\r\n`));

test('lines end as spreadsheets expect', () => {
  expect(toCsv([['a', 'b'], ['c']])).toBe('\ufeff"a","b"\r\n"c"\r\n');
});
