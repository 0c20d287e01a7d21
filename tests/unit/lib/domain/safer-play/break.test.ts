import { expect, test } from 'vitest';
import {
  alignBreak,
  breakLeftMs,
  breakText,
  newBreak,
  parseBreak,
} from '@/lib/domain/safer-play/break';

const NOW = Date.parse('2026-03-05T12:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A device whose clock is right, before the backend was heard. */
const alone = (ms: number) => ({ device: NOW + ms, site: undefined });
/** Both clocks, some time after the start. */
const clocks = (device: number, site: number) => ({ device: NOW + device, site: NOW + site });

test.each([
  ['day', 1],
  ['week', 7],
  ['month', 30],
] as const)('a break of a %s lasts %i times 24 hours', (length, days) => {
  const taken = newBreak(length, alone(0));
  expect(breakLeftMs(taken, alone(0))).toBe(days * DAY_MS);
  expect(breakLeftMs(taken, alone(days * DAY_MS - 1))).toBe(1);
  expect(breakLeftMs(taken, alone(days * DAY_MS))).toBe(0);
});

test.each([newBreak('week', alone(0)), newBreak('day', clocks(0, 5 * HOUR_MS))])(
  'the stored text is read as it was written: %j',
  (taken) => {
    expect(parseBreak(breakText(taken))).toEqual(taken);
  },
);
test.each(['', '5', 'week', '5 year', '-5 day', `${NOW} day x`, ` ${NOW} day`, `${NOW} day 1 2`])(
  'the stored text %j is none',
  (text) => {
    expect(parseBreak(text)).toBeUndefined();
  },
);

test('a clock that is set back makes no break longer than it was chosen', () => {
  const taken = newBreak('day', alone(0));
  const back = alone(-300 * DAY_MS);
  expect(breakLeftMs(taken, back)).toBe(DAY_MS);
  expect(alignBreak(taken, back)?.until).toBe(NOW - 299 * DAY_MS);
});

test('the clock of the backend is remembered from when it is first known', () => {
  const aligned = alignBreak(newBreak('day', alone(0)), clocks(HOUR_MS, 5 * HOUR_MS));
  expect(aligned).toMatchObject({ until: NOW + DAY_MS, siteUntil: NOW + DAY_MS + 4 * HOUR_MS });
});
