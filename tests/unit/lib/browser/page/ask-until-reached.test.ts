// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { isReached, watchCall } from '../../../../../src/lib/browser/page/online.ts';
import { askUntilReached } from '../../../../../src/lib/browser/poll.ts';

const ask = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  ask.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
});

const failCall = () => {
  watchCall()(false);
  void askUntilReached(ask);
};

test('asks ever more rarely until there is an answer, which is told once', async () => {
  const onOnline = vi.fn();
  addEventListener('online', onOnline);
  failCall();
  failCall();
  await vi.advanceTimersByTimeAsync(3_000);
  expect([ask.mock.calls.length, isReached()]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(6_000 + 12_000 + 24_000 + 30_000 + 30_000);
  expect(ask).toHaveBeenCalledTimes(6);
  ask.mockResolvedValue(undefined);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([isReached(), onOnline.mock.calls.length]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(ask).toHaveBeenCalledTimes(7);
});

test('does not ask where another call was answered first, while nobody sees the page, or where the device has no network', async () => {
  failCall();
  watchCall()(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  failCall();
  await vi.advanceTimersByTimeAsync(20_000);
  visibility.mockReturnValue('visible');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  ask.mockResolvedValue(undefined);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([ask.mock.calls.length, isReached()]).toEqual([1, true]);
});
