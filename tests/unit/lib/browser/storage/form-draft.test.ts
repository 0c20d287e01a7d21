// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { readDraft, removeDraft, saveDraft } from '../../../../../src/lib/browser/storage/form-draft.ts';

test('a draft comes back for its player, until it is dropped', () => {
  saveDraft('deposit', '7', { amount: '10' });
  expect(readDraft('deposit', '7')).toEqual({ amount: '10' });
  removeDraft('deposit');
  expect(readDraft('deposit', '7')).toEqual({});
});

test('another player’s draft is dropped', () => {
  saveDraft('deposit', '7', { amount: '10' });
  expect(readDraft('deposit', '8')).toEqual({});
  expect(readDraft('deposit', '7')).toEqual({});
});

test('a draft is forgotten after half an hour', () => {
  vi.useFakeTimers();
  saveDraft('deposit', '7', { amount: '10' });
  vi.setSystemTime(Date.now() + 31 * 60_000);
  expect(readDraft('deposit', '7')).toEqual({});
});

test.each(['{', '5', '{"player":"7","at":1,"fields":{"amount":{}}}', 'null'])('%s in storage is no draft', (stored) => {
  sessionStorage.setItem('draft_deposit', stored);
  expect(readDraft('deposit', '7')).toEqual({});
});
