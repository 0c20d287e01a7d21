import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectGarbage } from '../../../../scripts/build/collect-garbage.ts';

let takesMs = 0;
const collect = vi.fn(async () => void vi.setSystemTime(Date.now() + takesMs));
const start = () => {
  const hook = collectGarbage().hooks['astro:build:start'] as () => void;
  hook();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('gc', collect);
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  takesMs = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  collect.mockClear();
});

it('collects again and again, with pauses in between', () => {
  start();
  vi.advanceTimersByTime(1_000);
  expect(collect).toHaveBeenCalledTimes(3);
});

it('takes a twentieth of the time at most', () => {
  takesMs = 1_000;
  start();
  vi.advanceTimersByTime(19_000);
  expect(collect).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(collect).toHaveBeenCalledTimes(2);
});

it('leaves it where the process may not', () => {
  vi.stubGlobal('gc', undefined);
  expect(start).not.toThrow();
});
