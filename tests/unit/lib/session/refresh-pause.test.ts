// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createRefreshPause } from '../../../../src/lib/session/refresh-pause.ts';

const KEY = 'refresh_pause';
const NOON = Date.UTC(2026, 0, 1, 12);
const HOUR_MS = 3_600_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOON });
});

/** How long a pause lasts that begins now, in steps of 100 milliseconds. */
function lengthOf(pause: ReturnType<typeof createRefreshPause>): number {
  const start = Date.now();
  while (pause.isOn()) vi.advanceTimersByTime(100);
  return Date.now() - start;
}

test('is doubled after each failure up to half a minute, spread by chance, and forgotten after a success', () => {
  const lengths = (random: number) => {
    const pause = createRefreshPause(() => random);
    const all = Array.from({ length: 7 }, () => {
      pause.begin();
      return lengthOf(pause);
    });
    pause.end();
    return all;
  };
  expect(lengths(1)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(lengths(0)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
});

test.each([
  [20_000, 20_000],
  [100, 1_000],
  [HOUR_MS, 300_000],
])('lasts as long as the server asks (%i ms), within limits', (retryAfterMs, ms) => {
  const pause = createRefreshPause(() => 1);
  pause.begin(retryAfterMs);
  expect(lengthOf(pause)).toBe(ms);
});

test('is every tab’s', () => {
  createRefreshPause().begin();
  expect(createRefreshPause().isOn()).toBe(true);
});

test('long after the last failure the next one is the first again', () => {
  const pause = createRefreshPause(() => 1);
  for (let failure = 0; failure < 5; failure += 1) pause.begin();
  vi.advanceTimersByTime(HOUR_MS);
  pause.begin();
  expect(lengthOf(pause)).toBe(1_000);
});

test.each([-HOUR_MS * 24 * 365, -HOUR_MS, HOUR_MS])('a clock that is changed by %i ms ends it', (change) => {
  const pause = createRefreshPause();
  pause.begin();
  vi.setSystemTime(NOON + change);
  expect(pause.isOn()).toBe(false);
});

test.each(['', 'x', 'null', '[]', '{}', '{"failures":"1","until":1e99}', `{"failures":0,"until":${NOON + 9}}`])(
  'what somebody else has stored (%s) is none',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(createRefreshPause().isOn()).toBe(false);
  },
);
