// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readUsedChannels, saveUsedChannel } from '../../../../../src/lib/browser/storage/used-channels.ts';

test('the channel used last is kept for each method', () => {
  saveUsedChannel('7', 'fund_transfer', '1');
  saveUsedChannel('7', 'qr_pay', '4');
  saveUsedChannel('7', 'fund_transfer', '2');
  expect(readUsedChannels('7')).toEqual({ fund_transfer: '2', qr_pay: '4' });
});

test('another player’s are not shown, and give way', () => {
  saveUsedChannel('7', 'fund_transfer', '1');
  expect(readUsedChannels('8')).toEqual({});
  saveUsedChannel('8', 'qr_pay', '4');
  expect(readUsedChannels('8')).toEqual({ qr_pay: '4' });
  expect(readUsedChannels('7')).toEqual({});
});

test.each(['{', '5', 'null', '{"player":"7","fund_transfer":{}}'])('%s in storage is no channel', (stored) => {
  localStorage.setItem('used_channels', stored);
  expect(readUsedChannels('7')).toEqual({});
});
