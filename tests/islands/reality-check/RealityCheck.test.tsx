import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { atom } from 'nanostores';
import { beforeEach, expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/reality-check.json';
import { RealityCheck } from '@/islands/reality-check/RealityCheck';
import { setBackendTime } from '@/lib/domain/site-time';
import { answerForm } from '../account/player-page';

vi.mock('@/lib/stores/safer-play/reality-check', () => ({ $isRealityCheckDue: atom(true), closeRealityCheck: vi.fn() }));

const MINUTE_MS = 60_000;
const dialog = () => screen.queryByRole('dialog', { name: 'Reality Check' });
const row = (amount: string, minutesAgo: number) => ({
  ...{ transaction_id: `T${minutesAgo}`, amount, status: 'Approved' },
  created_at: new Date(Date.now() + 6 * 60 * MINUTE_MS - minutesAgo * MINUTE_MS).toISOString().slice(0, 19).replace('T', ' '),
});

/** Answers the report of either type; returns what was asked. */
const answerReports = (rows: { deposit?: object[]; withdraw?: object[] }) =>
  answerForm('report', (sent) => {
    const data = rows[sent['view_report[type]'] === '1' ? 'deposit' : 'withdraw'] ?? [];
    return HttpResponse.json({ success: true, data, total_record: data.length });
  });

const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  setBackendTime(new Date().toUTCString());
  localStorage.setItem('login_at', String(Date.now() - 60 * MINUTE_MS));
  localStorage.setItem('token', 'access');
});

it('says how long the player has been logged in and what was moved since then, and leads on', async () => {
  answerReports({ deposit: [row('100.00', 59), row('7.00', 70)], withdraw: [row('30.50', 5)] });
  render(<RealityCheck messages={texts} />);
  const shown = within(dialog() as HTMLElement);
  expect(shown.getByRole('timer').textContent).toMatch(/^1:00:0\d$/);
  expect(await shown.findByText('RM 100.00')).toBeTruthy();
  expect(shown.getByText('RM 30.50')).toBeTruthy();
  expect(shown.getByText(texts.games)).toBeTruthy();
  const addresses = shown.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([expect.stringMatching(/^\/transaction\?type=all&/), '/safer-play/break', '/logout']);
});

it('says that the report could not be loaded, and asks again with the focus where it stood', async () => {
  answerForm('report', () => HttpResponse.json({}, { status: 502 }));
  render(<RealityCheck messages={texts} />);
  expect(await screen.findByText(texts.failed)).toBeTruthy();
  answerReports({ deposit: [row('100.00', 5)] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(await screen.findByText('RM 100.00')).toBeTruthy();
});

it('does not guess where a time cannot be read', async () => {
  answerReports({ deposit: [{ ...row('100.00', 5), created_at: 'soon' }] });
  render(<RealityCheck messages={texts} />);
  expect(await screen.findByText(texts.notAdded)).toBeTruthy();
});

it.each([
  ['somebody writes in a field', '<input name="amount">'],
  ['another dialog is open', '<dialog open></dialog>'],
  ['something is being sent', '<button aria-busy="true">'],
])('waits while %s', async (_what, html) => {
  answerReports({});
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

it('asks nothing of the report while the page is out of sight', async () => {
  const asked = answerReports({});
  see('hidden');
  render(<RealityCheck messages={texts} />);
  expect([dialog(), asked.length]).toEqual([null, 0]);
  see('visible');
  await screen.findByRole('dialog', { name: 'Reality Check' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
});
