import { act, render, screen } from '@testing-library/react';
import { atom } from 'nanostores';
import { beforeEach, expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/wallet.json';
import { PlayerFrame } from '@/islands/wallet/PlayerFrame';
import { giveDialogs } from '../account/player-page';

type Notice = { kind: 'deposit' | 'withdraw'; isSuccess: boolean; message: string };
const pushed = vi.hoisted(() => ({ queue: undefined as unknown, isLost: false }));
vi.mock('@/lib/stores/notices/pushed-notices', () => {
  const $pushed = atom<readonly Notice[]>([]);
  pushed.queue = $pushed;
  return { $pushed, dismissPushed: () => $pushed.set($pushed.get().slice(1)) };
});
vi.mock('@/islands/wallet/Wallet', () => ({ Wallet: () => null }));
vi.mock('@/islands/wallet/Bell', () => ({ Bell: () => null }));
vi.mock('@/islands/notices/SessionNotice', () => ({ SessionNotice: () => null }));
vi.mock('@/islands/notices/PushedDialog', async (original) => {
  if (pushed.isLost) throw new Error('not to be had');
  return original();
});

/** Until the dialog has come, or not. */
async function push(message: string): Promise<void> {
  const $pushed = pushed.queue as ReturnType<typeof atom<readonly Notice[]>>;
  await act(async () => $pushed.set([...$pushed.get(), { kind: 'deposit', isSuccess: true, message }]));
  await act(() => vi.dynamicImportSettled());
}

beforeEach(() => {
  giveDialogs();
  vi.spyOn(console, 'error').mockReturnValue();
});

it('asks for a dialog that did not come once more with the next notice, and then shows both', async () => {
  render(<PlayerFrame messages={texts} />);
  pushed.isLost = true;
  await push('First');
  expect(console.error).toHaveBeenCalledWith('Pushed notice: no dialog');
  pushed.isLost = false;
  await push('Second');
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('First');
  await act(async () => dialog.dispatchEvent(new Event('close')));
  expect(dialog.textContent).toContain('Second');
});
