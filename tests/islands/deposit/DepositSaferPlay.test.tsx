import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import texts from '@/content/messages/en/deposit.json';
import { answerForm } from '../account/player-page';
import { field } from '../money/money-page';
import { button, CHOICES, fill, fillAtGateway, newTabs, open, submit, user } from './deposit-page';

const question = () => screen.queryByRole('dialog', { name: 'Go above your budget?' });
const asked = () => question()?.textContent?.replaceAll('\u00a0', ' ');
const openAfter = (paid: string) =>
  open(CHOICES, {
    success: true,
    data: [{ transaction_id: 'D1', amount: paid, status: 'Approved' }],
  });
// An answer, since after a second without one the whole page says that it has no connection.
const openWithoutReport = () => open(CHOICES, () => HttpResponse.json({}, { status: 500 }));

beforeEach(() =>
  localStorage.setItem(
    'budgets',
    JSON.stringify({ 7: { budget: { amount: '150', period: 'month' } } }),
  ),
);

it('says what is left of it, and is asked about once above that; the deposit is sent once', async () => {
  const sent = answerForm('user/add-deposit', { success: true });
  await openAfter('50.00');
  expect(
    await screen.findByText('Left of your budget this month: RM 100.00 of RM 150.00'),
  ).toBeTruthy();
  await fill({ amount: '১০০.০১' });
  await user.click(button());
  expect(asked()).toContain(
    'Left of your budget: RM 100.00 of RM 150.00. This deposit: RM 100.01.',
  );
  await user.click(screen.getByRole('button', { name: 'No, go back' }));
  expect(question()).toBeNull();
  expect(sent).toEqual([]);
  await user.click(button());
  await user.dblClick(screen.getByRole('button', { name: 'Yes, deposit' }));
  expect(await screen.findByText('Deposit submitted successfully!')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

it('opens the tab of a gateway in the tap that answers', async () => {
  const { opened } = newTabs();
  answerForm('user/add-deposit', { success: true, url: 'https://pay.example/1' });
  await openAfter('149.00');
  await screen.findByText(/^Left of your budget/);
  await fillAtGateway();
  fireEvent.click(button());
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, deposit' }));
  expect(opened).toHaveBeenCalledOnce();
  expect(await screen.findByRole('link', { name: /^Pay with / })).toBeTruthy();
});

it('a budget that cannot be worked out says so, and asks only about a deposit that alone is above it', async () => {
  const sent = answerForm('user/add-deposit', { success: true });
  await openWithoutReport();
  expect(
    await screen.findByText(
      'What is left of your budget could not be worked out. You can deposit all the same.',
    ),
  ).toBeTruthy();
  await fill({ amount: '150.01' });
  await user.click(button());
  expect(asked()).toContain('Your budget: RM 150.00. This deposit alone: RM 150.01.');
  await user.click(screen.getByRole('button', { name: 'No, go back' }));
  await user.type(await field('Amount'), '{Control>}a{/Control}150');
  await submit();
  expect(sent).toHaveLength(1);
});

it('says that it is looked up again, and keeps the focus', async () => {
  await openWithoutReport();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const { promise, resolve } = Promise.withResolvers<Response>();
  answerForm('report', () => promise);
  await user.click(retry);
  const said = document.activeElement;
  expect([said?.getAttribute('role'), said?.textContent]).toEqual(['status', texts.budgetLooking]);
  resolve(HttpResponse.json({ success: true, data: [] }));
  await waitFor(() => expect(said?.textContent).toMatch(/^Left of your budget/));
  expect(document.activeElement).toBe(said);
});
