import { expect, it } from 'vitest';
import { readTrace } from '../../../../scripts/bench/low-end/long-tasks.ts';

const task = (ts: number, tdur: number, tid = 1) => ({ name: 'ThreadControllerImpl::RunTask', pid: 7, tid, ts, dur: tdur * 9, tdur });

it('gives the longest tasks of the page’s own thread, by its processor time, before and after the load', () => {
  const events = [
    task(10, 90_000),
    task(20, 40_000),
    { name: 'MarkLoad', pid: 7, tid: 1, ts: 30 },
    task(40, 120_400),
    task(50, 900_000, 2),
  ];
  expect(readTrace(events)).toEqual({ 'while loading': 90, 'after load': 120 });
  expect(() => readTrace([task(10, 90_000)])).toThrow('no load');
});
