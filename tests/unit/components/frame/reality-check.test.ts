// @vitest-environment jsdom
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchRealityCheck } from '../../../../src/components/frame/player-dialogs.ts';
import { saveRealityCheck } from '../../../../src/lib/browser/storage/reality-check.ts';
import { $session } from '../../lib/fake-session.ts';

const showRealityCheck = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('@/islands/reality-check/RealityCheck', () => ({ showRealityCheck }));
vi.mock('../../../../src/lib/stores/session.ts', () => import('../../lib/fake-session.ts'));

const MINUTE_MS = 60_000;
const LOGIN = Date.UTC(2026, 10, 23, 12);
const pass = async (minutes: number) => {
  await vi.advanceTimersByTimeAsync(minutes * MINUTE_MS);
  await vi.dynamicImportSettled();
};

beforeEach(() => {
  vi.useFakeTimers({ now: LOGIN });
  localStorage.setItem('login_at', String(LOGIN));
  showRealityCheck.mockReset().mockResolvedValue();
  $session.set({ status: 'unknown' });
});
afterEach(() => {
  cleanStores($session);
});

test('waits for whoever is logged in, and for nobody else', async () => {
  watchRealityCheck();
  expect(vi.getTimerCount()).toBe(0);
  $session.set({ status: 'player' });
  await pass(59);
  expect(showRealityCheck).not.toHaveBeenCalled();
  await pass(1);
  expect(showRealityCheck).toHaveBeenCalledTimes(1);
  $session.set({ status: 'guest' });
  await pass(120);
  expect([showRealityCheck.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
});

test('follows what the player chooses, from then on', async () => {
  watchRealityCheck();
  $session.set({ status: 'player' });
  await pass(50);
  saveRealityCheck({ minutes: 30, countedFrom: Date.now() });
  await pass(29);
  expect(showRealityCheck).not.toHaveBeenCalled();
  await pass(1);
  expect(showRealityCheck).toHaveBeenCalledTimes(1);
  saveRealityCheck({ minutes: 0 });
  expect(vi.getTimerCount()).toBe(0);
});

test('finds out after a sleep, in which timers stood still', async () => {
  watchRealityCheck();
  $session.set({ status: 'player' });
  vi.setSystemTime(LOGIN + 5 * 60 * MINUTE_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(showRealityCheck).toHaveBeenCalledTimes(1);
});

test('what cannot be loaded is tried again', async () => {
  showRealityCheck.mockRejectedValueOnce(new Error('lost'));
  watchRealityCheck();
  $session.set({ status: 'player' });
  await pass(60);
  expect(console.error).toHaveBeenCalledWith('Reality check: no dialog');
  await pass(1);
  expect(showRealityCheck).toHaveBeenCalledTimes(2);
});
