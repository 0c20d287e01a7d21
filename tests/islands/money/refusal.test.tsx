import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import gateTexts from '@/content/messages/bd/gate.json';
import moneyTexts from '@/content/messages/bd/money.json';
import texts from '@/content/messages/bd/withdraw.json';
import { alertText, answerForm } from '../account/player-page';
import { user } from '../user';
import { answerBalance, field, openWithdrawal, sendWithdrawal } from './money-page';

beforeEach(() => {
  document.documentElement.dataset['language'] = 'bd';
});

it.each([
  ['of the specification', 'Please add a bank first before making a withdrawal.'],
  ['of a backend', 'সেখানে যথেষ্ট ব্যালেন্স নেই'],
])('a refusal in words %s stands above the button as it was sent, and the balance is read again', async (_, message) => {
  answerForm('user/add-withdraw', { success: false, message });
  await openWithdrawal({}, gateTexts);
  const balance = answerBalance('150.00');
  await user.selectOptions(await field(texts.provider), 'Kite');
  await user.type(await field(moneyTexts.amount), '100');
  await waitFor(() => expect(balance.reads).toBe(1));
  await sendWithdrawal(texts);
  expect(await alertText()).toBe(message);
  const why = screen.getByRole('link', { name: texts.whyRefused });
  expect([why.textContent, why.getAttribute('href')]).toEqual([gateTexts.why, '/bd/help/withdrawal-not-paid']);
  await waitFor(() => expect(balance.reads).toBe(2));
});
