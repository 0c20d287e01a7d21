import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { field } from '../money/money-page';
import { onScreen } from '../screen';
import { button, CHOICES, chosen, fill, next, open, step, user } from './deposit-page';

/** As the first link of each page does. */
function skipToContent() {
  const link = document.body.appendChild(
    Object.assign(document.createElement('a'), { href: '#main' }),
  );
  link.click();
  link.remove();
}

beforeEach(() => onScreen('phone'));

it('goes on after a reload where something is wrong by now', async () => {
  const page = await open();
  await fill();
  await next();
  page.unmount();
  // The account that was chosen is gone, and no other one takes its place.
  localStorage.setItem('used_channels', JSON.stringify({ player: '7', fund_transfer: '2' }));
  const fund_transfer = CHOICES.deposit_bank.fund_transfer.slice(1);
  await open({
    ...CHOICES,
    game_provider: [{ id: 6, provider_name: 'Shapla' }],
    deposit_bank: { fund_transfer },
  });
  expect(chosen()).toBe('');
  expect(step()).toBe('choice');
  expect((await field('Amount')).value).toBe('100');
});

it('stays where something is wrong', async () => {
  await open({ ...CHOICES, promotion: CHOICES.promotion.slice(1) });
  await next();
  for (const text of [
    'Please select a bank',
    'Amount is required',
    'Please select a promotion',
    'Please select a provider',
  ])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(step()).toBe('choice');
  await fill({ receipt: false, amount: '0' });
  await next();
  expect(await screen.findByText('Minimum amount is RM 1.00')).toBeTruthy();
  expect(step()).toBe('choice');
  await user.type(await field('Amount'), '{Backspace}50');
  await next();
  await user.click(button());
  expect(await screen.findByText('Please attach the receipt of your payment')).toBeTruthy();
  expect(step()).toBe('payment');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(step()).toBe('choice'));
});

it('Back leads to the step before also from and over an entry that the link to the content has made', async () => {
  const back = () => user.click(screen.getByRole('button', { name: 'Back' }));
  await open();
  await fill();
  await next();
  skipToContent();
  await waitFor(() => expect(location.hash).toBe('#main'));
  await back();
  await waitFor(() => expect(step()).toBe('choice'));
  skipToContent();
  await waitFor(() => expect(history.state).toEqual({ step: 0 }));
  await next();
  expect(step()).toBe('payment');
  await back();
  await waitFor(() => expect(step()).toBe('choice'));
  expect(history.state).toEqual({ step: 0 });
});

it('Forward leads no further than the first step that is not filled in', async () => {
  await open();
  await fill();
  await next();
  for (const spoil of [
    () => user.click(screen.getByRole('tab', { name: 'QR Pay' })),
    async () => user.clear(await field('Amount')),
  ]) {
    history.back();
    await waitFor(() => expect(step()).toBe('choice'));
    await spoil();
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.forward();
    await arrived;
    await waitFor(() => expect(history.state).toEqual({ step: 0 }));
    expect(step()).toBe('choice');
  }
});
