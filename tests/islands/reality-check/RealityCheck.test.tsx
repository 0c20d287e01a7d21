import { act, render, screen, within } from '@testing-library/react';
import { atom } from 'nanostores';
import { beforeEach, expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/reality-check.json';
import { RealityCheck } from '@/islands/reality-check/RealityCheck';
import { setBackendTime } from '@/lib/domain/site-time';

vi.mock('@/lib/stores/safer-play/reality-check', () => ({
  $isRealityCheckDue: atom(true),
  closeRealityCheck: vi.fn(),
}));

const MINUTE_MS = 60_000;
const dialog = () => screen.queryByRole('dialog', { name: 'Reality Check' });
const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  setBackendTime(new Date().toUTCString());
  localStorage.setItem('login_at', String(Date.now() - 60 * MINUTE_MS));
});

it('says how long the player has been logged in, and leads on', () => {
  render(<RealityCheck messages={texts} />);
  const shown = within(dialog() as HTMLElement);
  expect(shown.getByRole('timer').textContent).toMatch(/^1:00:0\d$/);
  const addresses = shown.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    expect.stringMatching(/^\/transaction\?type=all&/),
    '/safer-play/break',
    '/logout',
  ]);
});

it.each([
  ['somebody writes in a field', '<input name="amount">'],
  ['another dialog is open', '<dialog open></dialog>'],
  ['something is being sent', '<button aria-busy="true">'],
])('waits while %s', async (_what, html) => {
  vi.useFakeTimers();
  document.body.innerHTML = html;
  const disturbed = document.body.firstElementChild as HTMLElement;
  disturbed.focus();
  render(<RealityCheck messages={texts} />);
  act(() => vi.advanceTimersByTime(5_000));
  expect(dialog()).toBeNull();
  disturbed.remove();
  act(() => vi.advanceTimersByTime(1_000));
  expect(dialog()).not.toBeNull();
});

it('waits while the page is out of sight', async () => {
  see('hidden');
  render(<RealityCheck messages={texts} />);
  expect(dialog()).toBeNull();
  see('visible');
  expect(await screen.findByRole('dialog', { name: 'Reality Check' })).toBeTruthy();
});
