import { expect, test } from 'vitest';
import { clockText, timeToCheck } from '@/lib/domain/safer-play/reality-check';

const MINUTE_MS = 60_000;
const at = (minute: number) => minute * MINUTE_MS;

test.each([
  // What, login, counted from, now, every, due in: all in minutes.
  ['after the login', 100, 0, 100, 60, 60],
  ['after the last one was closed', 100, 165, 170, 60, 55],
  ['not after one that was closed before the login', 100, 90, 130, 30, 0],
  ['at once after a long sleep', 100, 0, 1000, 60, -840],
  ['an interval after that one was closed', 100, 1000, 1000, 60, 60],
  ['after the login where the clock was set back since', 100, 500, 110, 15, 5],
])('the check is due %s', (_what, loginAt, countedFrom, now, minutes, dueIn) => {
  expect(
    timeToCheck({ loginAt: at(loginAt), countedFrom: at(countedFrom), now: at(now), minutes }),
  ).toBe(at(dueIn));
});

test('switched off it is never due', () => {
  expect(timeToCheck({ loginAt: 0, countedFrom: 0, now: at(10_000), minutes: 0 })).toBeUndefined();
});

test.each([
  [0, 'en', '0:00:00'],
  [59_999, 'en', '0:00:59'],
  [100 * 3_600_000 + 62_000, 'zh-Hans', '100:01:02'],
  [12 * 3_600_000 + 345_000, 'bn', '১২:০৫:৪৫'],
  [-5, 'en', '0:00:00'],
])('%i ms in %s are %s', (ms, locale, text) => {
  expect(clockText(ms, locale)).toBe(text);
});
