import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { alertText, answerForm } from '../account/player-page';
import { onScreen } from '../screen';
import {
  button,
  CHOICES,
  channel,
  choose,
  chooseReceipt,
  fill,
  fillAtGateway,
  holdPreparation,
  newTabs,
  next,
  open,
  submit,
  user,
} from './deposit-page';

const done = (finish: () => void) => act(async () => finish());
const ready = (kB: number) => screen.findByText(`Ready to send, ${kB} kB`);
const isBusy = (one: HTMLElement) => one.getAttribute('aria-busy') === 'true';

it('a receipt is announced once it is attached, in the page’s digits, and belongs to the description of its field', async () => {
  document.documentElement.dataset['language'] = 'bd';
  await open();
  const regions = screen.getAllByRole('status');
  await chooseReceipt('paid.png');
  const line = await screen.findByText('Ready to send, ১ kB');
  expect(regions).toContain(line);
  const description = screen.getByLabelText(/^Receipt/).getAttribute('aria-describedby');
  expect(description?.split(' ')).toContain(line.id);
});

it('a receipt that is being prepared does not take the place of one that was chosen after it', async () => {
  const finishFirst = holdPreparation('first.png');
  await open();
  await chooseReceipt('first.png', 1);
  await chooseReceipt('second.png', 2);
  await ready(2);
  await done(finishFirst);
  expect(await ready(2)).toBeTruthy();
});

it('a receipt that is being prepared does not come back once it is removed, nor the one before it; the focus stays at its field', async () => {
  const finish = holdPreparation('slow.png');
  await open();
  await chooseReceipt('first.png');
  await ready(1);
  await chooseReceipt('slow.png', 2);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Receipt/));
  await done(finish);
  expect(screen.queryByText(/^Ready to send/)).toBeNull();
  expect(screen.queryByAltText('Your receipt')).toBeNull();
  expect(isBusy(button())).toBe(false);
});

it.each(['Padma', 'Meghna'])(
  'a receipt that is being prepared holds the deposit to %s, which then has it',
  async (bank) => {
    const sent = answerForm('user/add-deposit', { success: true });
    const finish = holdPreparation('slow.png');
    await open();
    await fill({ bank, receipt: false });
    await chooseReceipt('slow.png');
    expect(isBusy(button())).toBe(true);
    await user.click(button());
    await user.type(screen.getByLabelText('Amount'), '{Enter}');
    expect(screen.queryByText('Please attach the receipt of your payment')).toBeNull();
    expect(sent).toEqual([]);
    await done(finish);
    expect(isBusy(button())).toBe(false);
    await submit();
    expect(sent[0]).toMatchObject({ 'add_deposit[receipt]': 'image/jpeg' });
  },
);

const RECEIPT = { 'add_deposit[receipt]': 'image/jpeg' };
const BANK_AT_GATEWAY = {
  ...CHOICES,
  deposit_bank: {
    ...CHOICES.deposit_bank,
    payment_gateway: [channel(3, 'DheuPay', 'NORMAL_BANK')],
  },
};

const sendAtLastStep = async () => {
  while (screen.queryByRole('button', { name: 'Next' })) await next();
  await user.click(button());
};

it('a receipt on a phone has its step where a gateway pays to a bank account', async () => {
  onScreen('phone');
  newTabs();
  const sent = answerForm('user/add-deposit', { success: true });
  await open(BANK_AT_GATEWAY);
  await fillAtGateway();
  await next();
  await user.click(button());
  expect(await screen.findByText('Please attach the receipt of your payment')).toBeTruthy();
  expect(sent).toEqual([]);
  await chooseReceipt('paid.png');
  await submit();
  expect(sent[0]).toMatchObject(RECEIPT);
});

it('a receipt on a phone that no step shows is kept, but not sent', async () => {
  onScreen('phone');
  newTabs();
  const sent = answerForm('user/add-deposit', { success: false, message: 'Closed for today' });
  await open();
  await fill();
  await user.click(screen.getByRole('tab', { name: 'Payment Gateway' }));
  await choose('DheuPay');
  await sendAtLastStep();
  expect(await alertText()).toContain('Closed for today');
  expect(sent[0]).not.toMatchObject(RECEIPT);
  await user.click(screen.getByRole('tab', { name: 'Fund Transfer' }));
  await choose('Padma');
  await sendAtLastStep();
  await waitFor(() => expect(sent[1]).toMatchObject(RECEIPT));
});
