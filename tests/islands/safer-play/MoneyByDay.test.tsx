import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/money-by-day.json';
import { MoneyByDay } from '@/islands/safer-play/MoneyByDay';
import { clearTokens } from '@/lib/session/tokens';
import { startSession } from '@/lib/stores/session';
import { answerReports, signInAs } from '../account/player-page';
import { user } from '../user';

beforeEach(() => void vi.setSystemTime(new Date('2026-11-21T06:00:00Z')));

const row = (id: string, amount: string, day = '2026-11-20') => ({
  ...{ transaction_id: id, type: 'Deposit', amount, status: 'Approved', created_at: `${day} 10:00:00` },
});
const many = (count: number) => Array.from({ length: count }, (_, index) => row(`T${index}`, '10.00'));

async function open() {
  signInAs({});
  await startSession();
  render(<MoneyByDay messages={texts} />);
  await screen.findByRole('group', { name: texts.range });
}

const said = (words: string | RegExp) => screen.findByText(words, { selector: '[role=status]' });
const cells = () => screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

it('adds up the approved deposits and withdrawals of 30 days, today in Dhaka the last', async () => {
  const asked = answerReports({ deposit: [row('D1', '100.10'), row('D2', '0.20', '2026-11-21')], withdraw: [row('W1', '250')] });
  await open();
  await said('Deposits RM 100.30, withdrawals RM 250.00, difference −RM 149.70');
  expect(screen.getByRole('link', { name: texts.transactions }).getAttribute('href')).toBe('/transaction?type=all&start=&end=');
  expect(asked[0]).toMatchObject({ start: '2026-10-23 00:00:00', end: '2026-11-21 23:59:59', status: '3' });
  expect(screen.getByRole('img', { name: /^Chart from 23 October to 21 November/ })).toBeTruthy();
  expect(cells()).toContain('20 NovemberRM 100.10RM 250.00−RM 149.90');
  expect(cells().at(-1)).toBe('TotalRM 100.30RM 250.00−RM 149.70');
  expect(screen.getByText(texts.eachDay)).toBeTruthy();
});

it('loads other days when they are chosen, once, and draws 90 as weeks', async () => {
  const asked = answerReports({ deposit: [row('D1', '5')] });
  await open();
  await said(/^Deposits/);
  await user.click(screen.getByRole('button', { name: '90 days' }));
  await screen.findByText(texts.eachWeek);
  expect(document.querySelectorAll('figure title')).toHaveLength(13);
  expect(asked.at(-1)).toMatchObject({ start: '2026-08-24 00:00:00' });
  const before = asked.length;
  await user.click(screen.getByRole('button', { name: '30 days' }));
  await screen.findByText(texts.eachDay);
  expect(asked).toHaveLength(before);
});

it('says what is missing when one page failed, and has it after another try', async () => {
  let isBroken = true;
  answerReports({ deposit: many(30) }, ({ page }) => isBroken && page === 2);
  await open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Transactions that could not be loaded or read: 10 of 30.');
  await said(/^Deposits RM 200\.00/);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: texts.retry }));
  await said(/^Deposits RM 300\.00/);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('counts what it leaves out: rows without an amount or unreadable, and those on none of the days', async () => {
  answerReports({ deposit: [row('D1', '5', '20.11.26'), row('D2', ''), { ...row('D3', '5'), transaction_id: null }] });
  await open();
  expect((await screen.findByRole('alert')).textContent).toContain('2 of 3.');
  expect(screen.getByText(/^Transactions without a day of this range: 1\./)).toBeTruthy();
});

it('adds up nothing when the first page cannot be loaded, until another try, and keeps the focus on the chosen days', async () => {
  let isBroken = true;
  answerReports({ deposit: many(30) }, ({ type, page }) => isBroken && type === 'deposit' && page === 1);
  await open();
  const chosen = () => document.activeElement?.textContent;
  await user.click(await screen.findByRole('button', { name: '90 days' }));
  expect((await screen.findByRole('alert')).textContent).toContain(texts.failed);
  expect(screen.getByRole('link', { name: texts.whyNotLoaded }).getAttribute('href')).toBe('/help/page-does-not-load');
  expect(screen.queryByRole('img')).toBeNull();
  await user.click(screen.getByRole('button', { name: texts.retry }));
  expect(chosen()).toBe('90 days');
  isBroken = false;
  await user.click(await screen.findByRole('button', { name: texts.retry }));
  await user.click(await screen.findByRole('button', { name: texts.refresh }));
  expect(chosen()).toBe('90 days');
  await said(/^Deposits RM 300\.00/);
  expect(chosen()).toBe('90 days');
});

it.each([
  ['there is nothing', 0, 'No approved deposits or withdrawals in these 30 days.'],
  ['there are more than 400 of a kind, which it does not add up', 401, /^These 30 days have more than 400 deposits or withdrawals/],
])('says that %s', async (_, count, text) => {
  const asked = answerReports({ deposit: many(count) });
  await open();
  await said(text);
  expect(asked.filter(({ type }) => type === 'deposit')).toHaveLength(1);
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows nothing any more once nobody is logged in', async () => {
  answerReports({ deposit: many(1) });
  await open();
  await said(/^Deposits/);
  act(() => clearTokens());
  expect(screen.queryByText(/RM/)).toBeNull();
});
