import { expect, test } from 'vitest';
import { answerProblems } from '../../../../scripts/contract/answer-check.ts';

const row = { transaction_id: 'T1', type: 'deposit', amount: '50.00', status: 'completed', created_at: '2026-11-21 10:00:00' };

test.each([
  ['an amount in words', { ...row, amount: '1,5' }, 'data[0].amount: must match pattern "^-?\\d+(\\.\\d+)?$"'],
  ['an amount that is gone', { ...row, amount: undefined }, "data[0]: must have required property 'amount'"],
  ['an id that is an object', { ...row, transaction_id: {} }, 'data[0].transaction_id: must be string,number'],
])('%s is named with its path', (_name, changed, problem) => {
  expect(answerProblems('report', { success: true, data: [JSON.parse(JSON.stringify(changed))] })).toEqual([problem]);
});

test('a list that became an object is named, and so is an answer without its success', () => {
  expect(answerProblems('report', { data: { rows: [] } })).toEqual([
    "the answer: must have required property 'success'",
    'data: must be array',
  ]);
});

test('a balance is an amount, or false under maintenance', () => {
  expect(answerProblems('gameAccountBalance', { credit: '12.50' })).toEqual([]);
  expect(answerProblems('gameAccountBalance', { credit: false })).toEqual([]);
  expect(answerProblems('gameAccountBalance', { credit: null })).not.toEqual([]);
});

test('an answer that is a list has one', () => {
  for (const call of ['bank', 'promotion', 'gameList'] as const) {
    expect(answerProblems(call, { success: true })).toContain("the answer: must have required property 'data'");
  }
});

test('settings may lack any field, but what is there has its type', () => {
  expect(answerProblems('init', { data: { brand_name: 'Dipnodi' } })).toEqual([]);
  expect(answerProblems('init', { data: { seo: [{ title: 'no address' }] } })).toEqual(["data.seo[0]: must have required property 'url'"]);
});
