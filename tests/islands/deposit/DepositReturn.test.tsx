import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import texts from '@/content/messages/en/deposit.json';
import { LOGIN_KEY } from '@/lib/browser/storage/storage-keys';
import { reloadProfile } from '@/lib/stores/session/session';
import { answerForm, answerGet } from '../account/player-page';
import { answerReport, comeBack, signIn, valuesOf } from '../money/money-page';
import { onScreen } from '../screen';
import {
  button,
  CHOICES,
  channel,
  choose,
  chosen,
  fill,
  next,
  open,
  renderForm,
  step,
  submit,
  user,
} from './deposit-page';

/** What the backend offers from now on. */
function offer(changed: { fund_transfer?: object[]; promotion?: object[] }): void {
  const { fund_transfer = CHOICES.deposit_bank.fund_transfer, promotion = CHOICES.promotion } =
    changed;
  answerGet('user/pre-deposit', {
    success: true,
    data: { ...CHOICES, deposit_bank: { ...CHOICES.deposit_bank, fund_transfer }, promotion },
  });
}

it('shows the account to pay to as it is when the player comes back after hours, with all that was put in, and for another deposit', async () => {
  answerForm('user/add-deposit', { success: true });
  await open();
  await fill();
  expect(screen.getByText('00991')).toBeTruthy();
  offer({ fund_transfer: [{ ...channel(1, 'Padma', 'NORMAL_BANK'), account_no: '77123' }] });
  await comeBack(60);
  expect(await screen.findByText('77123')).toBeTruthy();
  expect(await valuesOf('Goes to', 'Promotion', 'Amount')).toEqual(['5', '7', '100']);
  expect(chosen()).toBe('Padma');
  expect(await screen.findByAltText('Your receipt')).toBeTruthy();
  await submit();
  offer({});
  await user.click(screen.getByRole('button', { name: 'Another deposit' }));
  expect(await screen.findByText('00991')).toBeTruthy();
});

it('asks for another channel where the chosen one is gone, on phones in its step', async () => {
  onScreen('phone');
  const sent = answerForm('user/add-deposit', { success: true });
  await open();
  await fill({ receipt: false });
  await next();
  offer({ fund_transfer: [channel(2, 'Meghna', 'OTHER')] });
  await comeBack(60);
  await waitFor(() => expect(step()).toBe('choice'));
  expect(
    screen.getByRole('button', { name: 'Bank Select a bank', description: 'Please select a bank' }),
  ).toBeTruthy();
  expect(chosen()).toBe('');
  expect(screen.queryByText('00991')).toBeNull();
  await choose('Meghna');
  expect(screen.queryByText('Please select a bank')).toBeNull();
  await next();
  await user.click(button());
  await waitFor(() => expect(sent[0]).toMatchObject({ 'add_deposit[deposit_bank_id]': '2' }));
});

it('does not show the account of the page’s first answer when the same player has logged in again', async () => {
  await open();
  await choose('Padma');
  offer({ fund_transfer: [{ ...channel(1, 'Padma', 'NORMAL_BANK'), account_no: '77123' }] });
  localStorage.setItem(LOGIN_KEY, 'another');
  const profile = Promise.withResolvers<Response>();
  answerGet('user-profile', () => profile.promise);
  void reloadProfile();
  await waitFor(() => expect(screen.queryByLabelText('Goes to')).toBeNull());
  profile.resolve(HttpResponse.json({ success: true, data: [{ id: 7, username: 'rahim' }] }));
  expect(await screen.findByText('77123')).toBeTruthy();
  expect(screen.queryByText('00991')).toBeNull();
});

it('is open where a deposit may be unpaid, whose payment page a reload has lost', async () => {
  const fields = {
    provider: '5',
    method: 'payment_gateway',
    channel: '3',
    promotion: '1',
    amount: '25',
  };
  const stored = { player: '7', at: Date.now(), values: JSON.stringify(fields) };
  await signIn();
  offer({});
  sessionStorage.setItem('draft_deposit', JSON.stringify({ ...stored, fields }));
  localStorage.setItem('money_sent', '[{"hash":"x","sentAt":5,"at":5,"state":"unanswered"}]');
  sessionStorage.setItem(
    'draft_deposit_sent',
    JSON.stringify({ ...stored, hash: 'x', amount: '25', sentAt: 5, knownIds: [] }),
  );
  answerReport([{ transaction_id: 'T1', amount: '25.00', status: 'Pending' }]);
  await renderForm();
  const result = within(await screen.findByRole('region', { name: texts.arrived }));
  expect(result.getByText('Payment open')).toBeTruthy();
  expect(result.getByText(texts.payLost)).toBeTruthy();
});
