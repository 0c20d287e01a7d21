import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { alertText, answerForm } from '../account/player-page';
import { attach, button, CHOICES, channel, choose, fill, fillAtGateway, newTabs, next, onScreen, open, step, user } from './deposit-page';

const RECEIPT = { 'add_deposit[receipt]': 'image/jpeg' };
const BANK_AT_GATEWAY = {
  ...CHOICES,
  deposit_bank: { ...CHOICES.deposit_bank, payment_gateway: [channel(3, 'DheuPay', 'NORMAL_BANK')] },
};

describe('a deposit on a phone', () => {
  const sendAtLastStep = async () => {
    while (screen.queryByRole('button', { name: 'Next' })) await next();
    await user.click(button());
  };

  beforeEach(() => onScreen('phone'));

  it('has the receipt where a gateway pays to a bank account', async () => {
    newTabs();
    const sent = answerForm('user/add-deposit', { success: true });
    await open(BANK_AT_GATEWAY);
    await fillAtGateway();
    await next();
    await user.click(button());
    expect(await screen.findByText('Please attach the receipt of your payment')).toBeTruthy();
    expect(sent).toEqual([]);
    await attach();
    await user.click(button());
    expect(await screen.findByText('Deposit submitted successfully!')).toBeTruthy();
    expect(sent[0]).toMatchObject(RECEIPT);
  });

  it('says above the button what is refused for a field that no step has', async () => {
    newTabs();
    answerForm('user/add-deposit', { success: false, message: 'Please add a picture of your receipt' });
    await open();
    await fillAtGateway();
    await sendAtLastStep();
    expect(await alertText()).toContain('Please add a picture of your receipt');
    expect(step()).toBe('choice');
  });

  it('keeps a receipt that no step shows, but does not send it', async () => {
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
});
