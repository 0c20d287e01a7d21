import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { alertText, answerForm, wrapped } from '../account/player-page';
import { field, valuesOf } from '../money/money-page';
import { button, fill, newTabs, open, submit, user } from './deposit-page';

it('is sent as multipart by the names of the backend, and the next form is empty, without the promotion that was joined', async () => {
  history.replaceState(null, '', '/deposit?promotion=7');
  const sent = answerForm('user/add-deposit', { success: true });
  await open();
  await fill();
  expect(await screen.findByAltText('Your receipt')).toBeTruthy();
  await submit();
  expect(sent).toEqual([
    wrapped('add_deposit', {
      provider_id: '5',
      deposit_bank_id: '1',
      deposit_method: 'fund_transfer',
      promotion_id: '7',
      deposit_amount: '100',
      receipt: 'image/jpeg',
    }),
  ]);
  // A reload must not join it again.
  await waitFor(() => expect(location.search).toBe(''));
  await user.click(screen.getByRole('button', { name: 'Another deposit' }));
  expect(await valuesOf('Amount', 'Promotion')).toEqual(['', '1']);
  expect(screen.queryByAltText('Your receipt')).toBeNull();
});

it('refuses a file that is no receipt', async () => {
  await open();
  await user.upload(
    await field('Receipt (optional)'),
    new File([], 'empty.png', { type: 'image/png' }),
  );
  expect(await screen.findByText('This file is empty')).toBeTruthy();
});

it('a deposit that is refused keeps all, the receipt too', async () => {
  answerForm('user/add-deposit', { success: false });
  await open();
  await fill();
  await user.click(button());
  expect(await alertText()).toBe('Deposit failed. Please try again.');
  expect((await field('Amount')).value).toBe('100');
  expect(screen.getByAltText('Your receipt')).toBeTruthy();
});

it('opens a payment page that nobody expected all the same', async () => {
  const { tab, opened } = newTabs();
  answerForm('user/add-deposit', { success: true, url: 'https://pay.example/2' });
  await open();
  await fill();
  await user.click(button());
  await screen.findByRole('link', { name: 'Pay with Padma' });
  expect(opened).toHaveBeenCalledOnce();
  expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('https://pay.example/2');
  // The next deposit is not about that payment any more.
  await user.click(screen.getByRole('button', { name: 'Another deposit' }));
  expect(screen.queryByRole('link', { name: 'Pay with Padma' })).toBeNull();
});

it('a deposit with an address that is not safe opens nothing, and says so', async () => {
  const { opened } = newTabs();
  answerForm('user/add-deposit', { success: true, url: 'javascript:alert(1)' });
  await open();
  await fill();
  await user.click(button());
  expect(await alertText()).toMatch(/cannot be opened safely/);
  expect(opened).not.toHaveBeenCalled();
});
