import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import gateTexts from '@/content/messages/en/gate.json';
import texts from '@/content/messages/en/withdraw.json';
import { WithdrawForm } from '@/islands/withdraw/WithdrawForm.island';
import { notifyMoneyMoved } from '@/lib/stores/money/money-moved';
import {
  alertText,
  answerForm,
  answerGet,
  hrefOf,
  signInAs,
  signInElsewhere,
  wrapped,
} from '../account/player-page';
import { laterCall } from '../backend';
import {
  answerBalance,
  CHOICES,
  field,
  KARIM,
  links,
  openWithdrawal,
  sendWithdrawal,
  signIn,
  valuesOf,
} from '../money/money-page';
import { user } from '../user';

const form = <WithdrawForm messages={gateTexts} links={links} />;
const button = () => screen.getByRole('button', { name: 'Submit Withdraw' });

async function open(player?: Record<string, unknown>): Promise<void> {
  await openWithdrawal(player);
  await field('Withdraw From');
}

async function press(amount = '100'): Promise<void> {
  await user.selectOptions(await field('Withdraw From'), 'Kite');
  await user.type(await field('Amount'), amount);
  await user.click(button());
}

async function send(amount?: string): Promise<void> {
  await press(amount);
  await user.click(screen.getByRole('button', { name: texts.confirm }));
}

it('is sent by the names of the backend, to the default bank, and the next form is empty', async () => {
  const sent = answerForm('user/add-withdraw', { success: true });
  await open();
  answerBalance('5000.00');
  await send('১,০০০.৫০');
  expect(await screen.findByText('Withdraw request submitted successfully!')).toBeTruthy();
  expect(sent).toEqual([
    wrapped('add_withdraw', {
      withdraw_from: '6',
      withdraw_amount: '1000.50',
      withdraw_bank: '2',
    }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Another withdrawal' }));
  expect(document.activeElement).toBe(await field('Amount'));
  expect(await valuesOf('Amount', 'Withdraw From')).toEqual(['', '']);
});

it('is paid to no account whose number could not be read, and says why', async () => {
  const bank = { bank_id: 3, bank_name: 'Padma Savings', is_default: '1' };
  const readable = { ...bank, id: 8, account_number: '0012', is_default: '0' };
  await open({ user_bank: [{ ...bank, id: 9 }, readable] });
  expect((await field('Bank')).value).toBe('8');
  const offered = screen.getAllByRole<HTMLOptionElement>('option', { name: /Padma Savings/ });
  expect(offered.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ['Padma Savings · number could not be read', true],
    ['••0012 · Padma Savings', false],
  ]);
});

it('knows the balance, which it reads again when the connection is back and when money has moved', async () => {
  await open();
  answerGet('user/get-game-account-balance', () => HttpResponse.error());
  await user.selectOptions(await field('Withdraw From'), 'Kite');
  await screen.findByText('Available: -');
  expect(screen.getByRole('button', { name: 'All' })).toHaveProperty('disabled', true);
  const balance = answerBalance('80.00');
  // What is seen of a render comes before it listens.
  await laterCall();
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('Available: RM 80.00');
  balance.credit = '90.00';
  notifyMoneyMoved();
  await screen.findByText('Available: RM 90.00');
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect((await field('Amount')).value).toBe('90.00');
});

it('a withdrawal of more than is known to be there is not sent, until the balance is read again and has grown', async () => {
  const sent = answerForm('user/add-withdraw', { success: true });
  await open();
  const balance = answerBalance('250.509');
  await user.selectOptions(await field('Withdraw From'), 'Kite');
  await screen.findByText('Available: RM 250.50');
  await user.type(await field('Amount'), '250.51');
  await user.click(button());
  expect(await screen.findByText('Only RM 250.50 is available')).toBeTruthy();
  expect(document.activeElement).toBe(await field('Amount'));
  expect((await field('Amount')).value).toBe('250.51');
  expect(sent).toEqual([]);
  balance.credit = '300.00';
  await user.click(button());
  await waitFor(() => expect(screen.queryByText(/^Only/)).toBeNull());
  expect(balance.reads).toBe(3);
  await sendWithdrawal(texts);
  expect(await screen.findByText('Withdraw request submitted successfully!')).toBeTruthy();
});

it('a withdrawal that is refused says so and why, and keeps what was typed', async () => {
  answerForm('user/add-withdraw', { success: false });
  await open();
  await send();
  expect(await alertText()).toBe('Withdraw request failed. Please try again.');
  expect(hrefOf(texts.whyRefused)).toBe('/help/withdrawal-not-paid');
  expect((await field('Amount')).value).toBe('100');
});

it('is shown before it is sent, without a balance and a turnover that are not known', async () => {
  await open();
  answerBalance('');
  await press();
  expect(screen.getByRole('dialog', { name: texts.reviewTitle })).toBeTruthy();
  for (const text of [texts.leftAfter, texts.turnoverLeft])
    expect(screen.queryByText(text)).toBeNull();
});

it('a withdrawal that is the same again within a minute is asked about, and a no sends nothing', async () => {
  const sent = answerForm('user/add-withdraw', { success: true });
  await open();
  await send();
  await user.click(await screen.findByRole('button', { name: 'Another withdrawal' }));
  await send('100.00');
  await user.click(await screen.findByText('No, go back'));
  await sendWithdrawal(texts);
  expect(sent).toHaveLength(1);
  await user.click(await screen.findByText('Yes, send it again'));
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('a withdrawal without banks leads to them, and says so when tried', async () => {
  const sent = answerForm('user/add-withdraw', { success: true });
  await open({ user_bank: [] });
  expect(screen.getByText('No banks added yet.')).toBeTruthy();
  expect(hrefOf(/^Why\? A withdrawal needs/)).toBe('/help/withdrawal-not-paid');
  expect(hrefOf('Add Bank')).toBe('/bd/bank');
  await press();
  const missing = await screen.findByText('Please add a bank first before making a withdrawal.');
  expect(document.activeElement?.contains(missing)).toBe(true);
  expect((await field('Amount')).value).toBe('100');
  expect(sent).toEqual([]);
});

it('a withdrawal whose banks the backend did not send does not say that there are none', async () => {
  signInAs({});
  answerGet('user/pre-withdraw', CHOICES);
  render(form);
  expect(await alertText()).toBe(gateTexts.broken);
  expect(screen.queryByText('No banks added yet.')).toBeNull();
  signInAs({ user_bank: [] });
  await user.click(screen.getByRole('button', { name: gateTexts.retry }));
  expect(await screen.findByText('No banks added yet.')).toBeTruthy();
});

it('is disabled when the pre-check fails, and says why in the backend’s words, until it does not', async () => {
  await signIn();
  answerGet('user/pre-withdraw', { success: false, message: 'Finish your turnover first' });
  render(form);
  expect(await screen.findByRole('heading', { name: 'Withdraw Disabled' })).toBeTruthy();
  expect(screen.getByText('Finish your turnover first')).toBeTruthy();
  expect(
    screen.getByText('This feature is unavailable right now. Please contact support.'),
  ).toBeTruthy();
  expect(hrefOf('Why? Withdrawals are disabled')).toBe('/help/withdrawal-not-paid');
  expect(hrefOf('Contact support')).toBe('https://chat.example/');
  answerGet('user/pre-withdraw', CHOICES);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field('Withdraw From')).toBeTruthy();
});

it('is stopped when somebody else has signed in since the form was opened', async () => {
  const sent = answerForm('user/add-withdraw', { success: true });
  await open();
  signInElsewhere(KARIM);
  await send();
  expect(await alertText()).toMatch(/^This form was opened for rahim/);
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(sent).toEqual([]);
});
