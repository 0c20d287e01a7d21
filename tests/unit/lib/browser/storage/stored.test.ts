import { expect, test, vi } from 'vitest';
import { readDraft, removeDraft, saveDraft } from '@/lib/browser/storage/form-draft';
import { readUsedChannels, saveUsedChannel } from '@/lib/stores/money/used-channels';

test('the channel used last is kept for each method; another player’s are not shown, and give way', () => {
  for (const [method, id] of [
    ['fund_transfer', '1'],
    ['qr_pay', '4'],
    ['fund_transfer', '2'],
  ] as const)
    saveUsedChannel('7', method, id);
  expect([readUsedChannels('7'), readUsedChannels('8')]).toEqual([
    { fund_transfer: '2', qr_pay: '4' },
    {},
  ]);
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

test.each(['{', '5', 'null', '{"player":"7","at":1,"fields":{"amount":{}},"fund_transfer":{}}'])(
  '%s in storage is nothing',
  (stored) => {
    vi.useFakeTimers({ now: 1 });
    sessionStorage.setItem('draft_deposit', stored);
    localStorage.setItem('used_channels', stored);
    expect([readDraft('deposit', '7'), readUsedChannels('7')]).toEqual([{}, {}]);
  },
);
