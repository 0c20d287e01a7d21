// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createRefreshPause } from '../../../../src/lib/session/refresh-pause.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
const HOUR_MS = 3_600_000;

beforeEach(() => {
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

test.each([
  ['nonsense', '{"failures":"1","until":1e99}'],
  ['a list', '[]'],
  ['no failure', `{"failures":0,"until":${NOON + 9}}`],
  ['a pause that ended long ago', `{"failures":5,"until":${NOON - HOUR_MS}}`],
  ['a pause that a changed clock has put far away', `{"failures":5,"until":${NOON + HOUR_MS}}`],
])('%s in storage is none, and the next failure is the first', (_, text) => {
  localStorage.setItem('refresh_pause', text);
  const pause = createRefreshPause(() => 1);
  expect(pause.isOn()).toBe(false);
  pause.begin();
  expect(lengthOf(pause)).toBe(1_000);
});
