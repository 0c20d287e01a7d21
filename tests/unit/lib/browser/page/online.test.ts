import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOnline, isReached, watchCall } from '@/lib/browser/page/online';
import { askUntilReached } from '@/lib/browser/poll';

const noteCall = (isAnswered: boolean) => watchCall()(isAnswered);
const ask = vi.fn<() => Promise<unknown>>();
/** As after a call without an answer (`src/lib/stores/session/client.ts`). */
const failCall = () => {
  watchCall()(false);
  void askUntilReached(ask);
};
const events: string[] = [];
const note = ({ type }: Event) => events.push(type);

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  setNetwork(true);
  noteCall(true);
  for (const type of ['online', 'offline']) addEventListener(type, note);
  events.length = 0;
});

afterEach(async () => {
  // What goes on asking comes to its end.
  setNetwork(true);
  noteCall(true);
  await vi.advanceTimersByTimeAsync(60_000);
});

/** The device gets a network, or loses it. */
function setNetwork(onLine: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

test('after a call that nobody answered the backend is asked, ever more rarely; its silence and its answer are said once', async () => {
  failCall();
  await vi.advanceTimersByTimeAsync(999);
  expect([ask.mock.calls.length, events]).toEqual([0, []]);
  failCall();
  await vi.advanceTimersByTimeAsync(1);
  failCall();
  expect([ask.mock.calls.length, events, isOnline(), isReached()]).toEqual([
    1,
    ['offline'],
    true,
    false,
  ]);
  await vi.advanceTimersByTimeAsync(3_000 + 6_000 + 12_000 + 24_000 + 30_000 + 30_000);
  expect(ask).toHaveBeenCalledTimes(7);
  ask.mockResolvedValue(undefined);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([isReached(), events]).toEqual([true, ['offline', 'online']]);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(ask).toHaveBeenCalledTimes(8);
});

test('one call of the backend that is never answered is out of reach alone', async () => {
  ask.mockResolvedValue(undefined);
  for (let time = 0; time < 5; time += 1) {
    failCall();
    failCall();
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect([events, isReached(), ask.mock.calls.length]).toEqual([[], true, 5]);
});

test('a device without a network is offline until a call is answered all the same', () => {
  noteCall(true);
  setNetwork(false);
  expect(isOnline()).toBe(false);
  noteCall(true);
  noteCall(true);
  expect(isOnline()).toBe(true);
  expect(events).toEqual(['offline', 'online']);
  setNetwork(false);
  expect(isOnline()).toBe(false);
});

test('an answer that was on its way when the network went says nothing about it', () => {
  const [answered, broken] = [watchCall(), watchCall()];
  setNetwork(false);
  events.length = 0;
  answered(true);
  broken(false);
  vi.advanceTimersByTime(5_000);
  expect(isOnline()).toBe(false);
  expect(events).toEqual([]);
});
