// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { readDraft, removeDraft, saveDraft } from '../../../../../src/lib/browser/storage/form-draft.ts';
import { readSentRequest, saveSentRequest } from '../../../../../src/lib/stores/money/stored-request.ts';
import { readUsedChannels, saveUsedChannel } from '../../../../../src/lib/stores/money/used-channels.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the channel used last is kept for each method; another player’s are not shown, and give way', () => {
  for (const [method, id] of [
    ['fund_transfer', '1'],
    ['qr_pay', '4'],
    ['fund_transfer', '2'],
  ] as const)
    saveUsedChannel('7', method, id);
  expect([readUsedChannels('7'), readUsedChannels('8')]).toEqual([{ fund_transfer: '2', qr_pay: '4' }, {}]);
  saveUsedChannel('8', 'qr_pay', '4');
  expect([readUsedChannels('7'), readUsedChannels('8')]).toEqual([{}, { qr_pay: '4' }]);
});

test.each([
  ['it was dropped', () => removeDraft('deposit')],
  ['another player has come', () => void readDraft('deposit', '8')],
  ['half an hour', () => vi.setSystemTime(Date.now() + 31 * 60_000)],
])('a draft comes back for its player, and not after %s', (_name, end) => {
  vi.useFakeTimers();
  saveDraft('deposit', '7', { amount: '10' });
  expect(readDraft('deposit', '7')).toEqual({ amount: '10' });
  end();
  expect(readDraft('deposit', '7')).toEqual({});
});

test.each(['{', '5', 'null', '{"player":"7","at":1,"fields":{"amount":{}},"fund_transfer":{}}'])('%s in storage is nothing', (stored) => {
  vi.useFakeTimers({ now: 1 });
  sessionStorage.setItem('draft_deposit', stored);
  localStorage.setItem('used_channels', stored);
  expect([readDraft('deposit', '7'), readUsedChannels('7')]).toEqual([{}, {}]);
});

test.each(['nonsense', '{}', '5'])('ids of transactions that were changed to %s are unknown', (knownIds) => {
  const sent = { request: 'one', amount: '10.00', sentAt: 1_000_000, knownIds: ['1', '2'] };
  saveSentRequest('deposit', '7', sent);
  const stored = JSON.parse(sessionStorage.getItem('draft_deposit_sent') ?? '');
  sessionStorage.setItem('draft_deposit_sent', JSON.stringify({ ...stored, knownIds }));
  expect(readSentRequest('deposit', '7')).toEqual({ ...sent, knownIds: undefined });
});
