import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPlayerDialogs, watchRealityCheck } from '@/components/frame/player-dialogs';
import { $session } from '../../lib/fake-session.ts';

const mountPushDialog = vi.hoisted(() => vi.fn<() => Promise<void>>());
const showRealityCheck = vi.hoisted(() => vi.fn<() => Promise<void>>());
const $pushMessages = await vi.hoisted(async () =>
  (await import('nanostores')).atom<unknown[]>([]),
);
vi.mock('@/islands/notices/PushDialog', () => ({ mountPushDialog }));
vi.mock('@/islands/notices/SessionNotice', () => ({ mountSessionNotice: async () => undefined }));
vi.mock('@/islands/reality-check/RealityCheck', () => ({ showRealityCheck }));
vi.mock('@/lib/stores/notices/push-messages', () => ({ $pushMessages }));
vi.mock('@/lib/stores/session/session', () => import('../../lib/fake-session.ts'));

const MINUTE_MS = 60_000;
const LOGIN = Date.UTC(2026, 10, 23, 12);
const settled = () => vi.dynamicImportSettled();
const pass = async (minutes: number) => {
  await vi.advanceTimersByTimeAsync(minutes * MINUTE_MS);
  await settled();
};

beforeEach(() => {
  mountPushDialog.mockReset().mockResolvedValue();
  showRealityCheck.mockReset().mockResolvedValue();
  $pushMessages.set([]);
  $session.set({ status: 'unknown' });
  vi.useFakeTimers({ now: LOGIN });
  localStorage.setItem('login_at', String(LOGIN));
});
afterEach(() => {
  cleanStores($pushMessages, $session);
});

test('the dialog of a push message is loaded with the first one, and with the next where that failed', async () => {
  showPlayerDialogs();
  await settled();
  expect(mountPushDialog).not.toHaveBeenCalled();
  mountPushDialog.mockRejectedValueOnce(new Error('lost'));
  $pushMessages.set(['first']);
  await settled();
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledWith('Push message: no dialog'));
  $pushMessages.set(['first', 'second']);
  await settled();
  expect(mountPushDialog).toHaveBeenCalledTimes(2);
});

test('the question to log in is closed each time that a player has', () => {
  showPlayerDialogs();
  document.body.innerHTML = '<dialog id="login-first"></dialog>';
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  dialog.close = () => dialog.removeAttribute('open');
  for (let login = 0; login < 2; login += 1) {
    $session.set({ status: 'guest' });
    dialog.open = true;
    $session.set({ status: 'player' });
    expect(dialog.open).toBe(false);
  }
});

test('the reality check waits for whoever is logged in, and for nobody else', async () => {
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
