import { beforeEach, expect, test, vi } from 'vitest';
import { refreshPause } from '@/lib/stores/session/refresh-pause';

const NOON = Date.UTC(2026, 0, 1, 12);
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

/** How long a pause lasts that begins now, in steps of 100 milliseconds. */
function pauseLength(retryAfterMs?: number): number {
  refreshPause.begin(retryAfterMs);
  const start = Date.now();
  while (refreshPause.isOn()) vi.advanceTimersByTime(100);
  return Date.now() - start;
}

test.each([
  [1, [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]],
  [0, [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]],
])(
  'is doubled after each failure up to half a minute, spread by chance (%i), and forgotten after a success',
  (random, lengths) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    expect(lengths.map(() => pauseLength())).toEqual(lengths);
    refreshPause.end();
    expect(pauseLength()).toBe(lengths[0]);
  },
);

test.each([
  [20_000, 20_000],
  [100, 1_000],
  [HOUR_MS, 300_000],
])('lasts as long as the server asks (%i ms), within limits', (retryAfterMs, ms) => {
  expect(pauseLength(retryAfterMs)).toBe(ms);
});

test.each([
  ['nonsense', '{"failures":"1","until":1e99}'],
  ['no failure', `{"failures":0,"until":${NOON + 9}}`],
  ['a pause that ended long ago', `{"failures":5,"until":${NOON - HOUR_MS}}`],
  ['a pause that a changed clock has put far away', `{"failures":5,"until":${NOON + HOUR_MS}}`],
])('%s in storage is none, and the next failure is the first', (_, text) => {
  localStorage.setItem('refresh_pause', text);
  expect(refreshPause.isOn()).toBe(false);
  expect(pauseLength()).toBe(1_000);
});
