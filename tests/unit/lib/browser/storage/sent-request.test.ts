// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  isLastSent,
  readSentRequest,
  removeSentRequest,
  saveSentRequest,
  wasSentSince,
} from '../../../../../src/lib/browser/storage/sent-request.ts';

const HOUR_MS = 3_600_000;
const sent = { request: 'one', amount: '10.00', sentAt: 1_000_000, knownIds: ['1', '2'] };

beforeEach(() => void vi.useFakeTimers());

test.each([sent, { ...sent, knownIds: undefined }, { ...sent, knownIds: [] }])('%j is read as it was saved, for each form', (request) => {
  saveSentRequest('deposit', '7', request);
  expect(readSentRequest('deposit', '7')).toEqual(request);
  expect(readSentRequest('withdraw', '7')).toBeUndefined();
  removeSentRequest('deposit');
  expect(readSentRequest('deposit', '7')).toBeUndefined();
});

test.each(['nonsense', '{}', '5'])('ids that were changed to %s are unknown', (knownIds) => {
  saveSentRequest('deposit', '7', sent);
  const stored = JSON.parse(sessionStorage.getItem('draft_deposit_sent') ?? '');
  sessionStorage.setItem('draft_deposit_sent', JSON.stringify({ ...stored, knownIds }));
  expect(readSentRequest('deposit', '7')).toEqual({ ...sent, knownIds: undefined });
});

test('the time of the last one is known in all tabs', () => {
  const before = Date.now();
  expect(wasSentSince(before)).toBe(false);
  saveSentRequest('transfer', '7', { ...sent, sentAt: before + 1_000 });
  sessionStorage.clear();
  expect(wasSentSince(before)).toBe(true);
  expect(wasSentSince(before + 1_000)).toBe(false);
  expect(wasSentSince(before - HOUR_MS)).toBe(true);
  expect([before, before + 1_000].map((sentAt) => isLastSent({ ...sent, sentAt }))).toEqual([false, true]);
});
