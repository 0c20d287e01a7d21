import { beforeEach, expect, test, vi } from 'vitest';
import { readClocks, setBackendTime, siteNow } from '@/lib/domain/site-time';

const NOON = Date.parse('2026-03-05T12:00:00Z');
const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: NOON }));

test.each([
  ['behind by years', 'Mon, 05 Mar 2029 12:00:00 GMT'],
  ['ahead by years', 'Sun, 05 Mar 2023 12:00:00 GMT'],
  ['ahead by hours', 'Thu, 05 Mar 2026 07:00:00 GMT'],
])('a device clock that is %s is set right, and goes on', (_name, date) => {
  setBackendTime(date);
  expect(siteNow()).toEqual(new Date(date));
  vi.advanceTimersByTime(HOUR_MS);
  expect(siteNow().getTime()).toBe(Date.parse(date) + HOUR_MS);
});

test.each([null, '', 'soon'])('a header that cannot be read (%s) changes nothing', (date) => {
  setBackendTime('Thu, 05 Mar 2026 11:59:20 GMT');
  expect(siteNow().getTime(), 'a difference of seconds is the network’s').toBe(NOON);
  setBackendTime('Thu, 05 Mar 2026 07:00:00 GMT');
  setBackendTime(date);
  expect(siteNow().toISOString()).toBe('2026-03-05T07:00:00.000Z');
});

test('a device clock that is moved leaves the backend’s time unknown, until the clock is right again or the backend is heard', () => {
  const date = 'Thu, 05 Mar 2026 07:00:00 GMT';
  setBackendTime(date);
  vi.advanceTimersByTime(HOUR_MS);
  expect(readClocks().site).toBe(Date.parse(date) + HOUR_MS);
  vi.setSystemTime(NOON + 40 * 24 * HOUR_MS);
  expect(readClocks().site).toBeUndefined();
  vi.setSystemTime(NOON + HOUR_MS);
  expect(readClocks().site).toBe(Date.parse(date) + HOUR_MS);
  vi.setSystemTime(NOON - HOUR_MS);
  expect(readClocks().site).toBeUndefined();
  setBackendTime(date);
  expect(readClocks().site).toBe(Date.parse(date));
});
