import { act, render, screen } from '@testing-library/react';
import { atom } from 'nanostores';
import { beforeEach, expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/player-frame.json';
import { PlayerFrame } from '@/islands/player-frame/PlayerFrame';
import { giveDialogs } from '../account/player-page';

type Notice = { kind: 'deposit' | 'withdraw'; isSuccess: boolean; message: string };
const pushed = vi.hoisted(() => ({ queue: undefined as unknown, isMissing: false }));
vi.mock('@/lib/stores/notices/pushed-notices', () => {
  const $pushed = atom<readonly Notice[]>([]);
  pushed.queue = $pushed;
  return { $pushed, dismissPushed: () => $pushed.set($pushed.get().slice(1)) };
});
vi.mock('@/islands/wallet/Wallet', () => ({ Wallet: () => null }));
vi.mock('@/islands/notices/Bell', () => ({ Bell: () => null }));
vi.mock('@/islands/player-frame/SessionNotice', () => ({ SessionNotice: () => null }));
vi.mock('@/islands/notices/PushedDialog', async (original) => {
  if (pushed.isMissing) throw new Error('could not be loaded');
  return original();
});

/** Pushes a notice, and waits until the dialog is loaded or has failed. */
async function push(message: string): Promise<void> {
  const $pushed = pushed.queue as ReturnType<typeof atom<readonly Notice[]>>;
  await act(async () => $pushed.set([...$pushed.get(), { kind: 'deposit', isSuccess: true, message }]));
  await act(() => vi.dynamicImportSettled());
}

beforeEach(() => {
  giveDialogs();
  vi.spyOn(console, 'error').mockReturnValue();
});

it('loads a dialog that could not be loaded again with the next notice, and then shows both', async () => {
  render(<PlayerFrame messages={texts} />);
  pushed.isMissing = true;
  await push('First');
  expect(console.error).toHaveBeenCalledWith('Pushed notice: no dialog');
  pushed.isMissing = false;
  await push('Second');
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('First');
  await act(async () => dialog.dispatchEvent(new Event('close')));
  expect(dialog.textContent).toContain('Second');
});
