// @vitest-environment jsdom
import { atom, cleanStores, type PreinitializedWritableAtom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPlayerDialogs } from '../../../../src/components/frame/player-dialogs.ts';
import { FORCED_SIGN_IN_KEY } from '../../../../src/lib/browser/storage/storage-keys.ts';
import { $session } from '../../lib/fake-session.ts';

const mountPushed = vi.hoisted(() => vi.fn<() => Promise<void>>());
const mountSessionNotice = vi.hoisted(() => vi.fn<() => Promise<void>>());
const stores = vi.hoisted(() => ({}) as { $pushed: PreinitializedWritableAtom<unknown[]> });
vi.mock('@/islands/notices/PushedDialog', () => ({ mountPushed }));
vi.mock('@/islands/notices/SessionNotice', () => ({ mountSessionNotice }));
vi.mock('../../../../src/lib/stores/notices/pushed-notices.ts', () => {
  stores.$pushed = atom<unknown[]>([]);
  return { $pushed: stores.$pushed };
});
vi.mock('../../../../src/lib/stores/session.ts', () => import('../../lib/fake-session.ts'));

const settled = () => vi.dynamicImportSettled();

beforeEach(() => {
  mountPushed.mockReset().mockResolvedValue();
  mountSessionNotice.mockReset().mockResolvedValue();
  stores.$pushed.set([]);
  $session.set({ status: 'unknown' });
});
afterEach(() => {
  cleanStores(stores.$pushed, $session);
});

test('the dialog of a pushed notice is loaded with the first one, and with the next where that failed', async () => {
  showPlayerDialogs();
  await settled();
  expect(mountPushed).not.toHaveBeenCalled();
  mountPushed.mockRejectedValueOnce(new Error('lost'));
  stores.$pushed.set(['first']);
  await settled();
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledWith('Pushed notice: no dialog'));
  stores.$pushed.set(['first', 'second']);
  await settled();
  expect(mountPushed).toHaveBeenCalledTimes(2);
});

test.each([
  ['unreachable', false, 1],
  ['player', true, 1],
  ['player', false, 0],
  ['guest', true, 0],
] as const)('%s, signed in by a link: %j, loads the notice about the session %i times', async (status, isForced, times) => {
  if (isForced) sessionStorage.setItem(FORCED_SIGN_IN_KEY, '1');
  showPlayerDialogs();
  $session.set({ status });
  await settled();
  expect(mountSessionNotice).toHaveBeenCalledTimes(times);
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
