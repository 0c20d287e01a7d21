import { expect, test } from 'vitest';
import { channelName, eventNames, parsePush } from '@/lib/domain/push-message';

test.each([
  ['Dipnodi', 'dipnodi'],
  [' Lamp  River\tHouse ', 'lampriverhouse'],
])('the channel of %j is %j', (brand, channel) => expect(channelName(brand)).toBe(channel));

test.each([
  [{ id: '7', uuid: 'u-7' }, ['deposit-u-7', 'withdraw-u-7', 'deposit-7', 'withdraw-7']],
  [{ id: '7' }, ['deposit-7', 'withdraw-7']],
])('the events of %j', (player, events) => expect(eventNames(player)).toEqual(events));

test.each([
  [
    'deposit-7',
    { status: true, message: 'Approved' },
    { kind: 'deposit', isSuccess: true, message: 'Approved' },
  ],
  [
    'withdraw-7',
    { status: false, message: 'Rejected' },
    { kind: 'withdraw', isSuccess: false, message: 'Rejected' },
  ],
  ['deposit-7', { status: 'yes' }, { kind: 'deposit', isSuccess: false, message: '' }],
  ['deposit-7', { message: 'Approved' }, undefined],
  ['deposit-7', null, undefined],
  ['deposit-7', 'garbage', undefined],
])('%s with %j', (event, data, notice) => expect(parsePush(event, data)).toEqual(notice));
