import { beforeEach, expect, test, vi } from 'vitest';
import { dayAndHour, momentText, timeText, timeWords } from '@/lib/domain/report/report-time';
import { setBackendTime } from '@/lib/domain/site-time';

// In Dhaka it is 02:00 of the 21st, and the device's clock is wrong.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2024-02-05T12:00:00Z') });
  setBackendTime('Fri, 20 Nov 2026 20:00:00 GMT');
});

test.each([
  ['2026-11-21 10:30:59', 'Today 10:30'],
  ['2026-11-20 18:05:00', 'Yesterday 18:05'],
  ['2026-11-12T00:30', '12 November 00:30'],
  ['2026-11-12', '12 November'],
  ['2025-12-31 23:59:59.123', '31 December 2025 23:59'],
])('%s reads %s by the backend’s day, unshifted and without seconds', (sent, words) => {
  expect(timeWords(sent, 'en')).toBe(words);
});

test.each([
  ['bn', 'আজ ১০:৩০', 'গতকাল ১০:৩০', '১২ নভেম্বর ১০:৩০'],
  ['zh-Hans', '今天 10:30', '昨天 10:30', '11月12日 10:30'],
  ['ms', 'Hari ini 10:30', 'Semalam 10:30', '12 November 10:30'],
])('the words and digits are those of %s', (locale, today, yesterday, earlier) => {
  const at = (day: string) => timeWords(`2026-11-${day} 10:30:00`, locale);
  expect([at('21'), at('20'), at('12')]).toEqual([today, yesterday, earlier]);
});

test.each([
  ['en', '2026-11-21 10:30:59', { day: 'Today', hour: '10:30' }],
  ['bn', '2026-11-12T00:30', { day: '১২ নভেম্বর', hour: '০০:৩০' }],
  ['en', '2026-11-12', { day: '12 November', hour: '' }],
  ['en', 'soon', { hour: 'soon' }],
])('in %s the day and the hour of %s stand apart', (locale, sent, parts) => {
  expect(dayAndHour(sent, locale)).toEqual(parts);
});

test.each([
  // With a zone it may be another day for the player.
  ['2026-11-21T02:00:00Z', '2026-11-21T02:00Z'],
  ['2026-11-21 02:00:00+06:00', '2026-11-21 02:00+06:00'],
  ['21/11/2026 10:30:05 AM', '21/11/2026 10:30 AM'],
  ['2026-13-45 10:30:00', '2026-13-45 10:30'],
  ['', ''],
])('%s cannot be read, and stays as it was sent', (sent, shown) => {
  expect(timeWords(sent, 'en')).toBe(shown);
});

test.each([
  ['en', '2026-11-21 13:40:59', '21\u00a0November\u00a02026 13:40'],
  ['bn', '2026-11-21 13:40:59', '২১\u00a0নভেম্বর,\u00a0২০২৬ ১৩:৪০'],
  ['en', '2026-12-20', '20\u00a0December\u00a02026'],
  ['bn', '2026-11-21T02:00:00Z', '২০২৬-১১-২১T০২:০০Z'],
])(
  'the full time in %s of %s has the year, whatever day it is, and ends a line only before the time',
  (locale, sent, text) => {
    expect(timeText(sent, locale)).toBe(text);
  },
);

test('a moment is the site’s day and time', () => {
  expect(momentText(new Date('2026-03-05T18:05:00Z'), 'bn')).toBe('৬\u00a0মার্চ,\u00a0২০২৬ ০০:০৫');
});
