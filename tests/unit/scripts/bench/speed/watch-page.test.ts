import { expect, it } from 'vitest';
import { weighed } from '../../../../../scripts/bench/speed/first-visit.ts';
import { afterTap } from '../../../../../scripts/bench/speed/next-page.ts';
import { blockingTime } from '../../../../../scripts/bench/speed/watch-page.ts';

it('counts of each task what is over 50 ms and after the first paint', () => {
  const longTasks: [number, number][] = [
    [100, 300],
    [350, 200],
    [1_000, 60],
  ];
  expect(blockingTime({ firstPaint: 400, longTasks })).toBe(100 + 10);
});

it('measures a tap to a page that was loaded, rendered ahead, or drawn in place', () => {
  const shown = { path: '/slots', heading: 'Slots', at: 300 };
  const seen = { timeOrigin: 10_000, shift: 0, longTasks: [], delay: 0, shown };
  // Loaded after the tap: the heading is in the document before the first paint.
  expect(afterTap(9_900, { ...seen, firstPaint: 400, largestPaint: 700 })).toEqual({ 'heading seen, ms': 500, 'largest paint, ms': 800 });
  // Rendered ahead: its clock began before the tap.
  expect(afterTap(10_250, { ...seen, firstPaint: 290, largestPaint: 320 })).toEqual({ 'heading seen, ms': 50, 'largest paint, ms': 70 });
  // The same page, drawn again.
  expect(afterTap(10_250, { ...seen, firstPaint: 20, largestPaint: 30, softPaint: 350 })).toEqual({
    'heading seen, ms': 50,
    'largest paint, ms': 100,
  });
});

it('weighs what a page took by kind, and what was fetched ahead apart', () => {
  const transfer = (type: string, bytes: number, isAhead = false) => ({ startedAt: 0, url: '', type, bytes, isAhead });
  const figures = weighed([
    transfer('text/html', 2_000),
    transfer('image/avif', 1_500),
    transfer('image/svg+xml', 500),
    transfer('text/html', 9_000, true),
  ]);
  expect(figures).toMatchObject({ 'all, kB': 4, 'all, requests': 3, 'HTML, kB': 2, 'pictures, kB': 2, 'pictures, requests': 2 });
  expect(figures['fetched ahead, kB']).toBe(9);
});
