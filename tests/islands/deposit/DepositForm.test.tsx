import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type Answer, alertText, answerForm, wrapped } from '../account/player-page';
import { field } from '../money/money-page';
import { button, fill, fillAtGateway, newTabs, open, submit, user } from './deposit-page';

describe('a deposit', () => {
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
    expect([(await field('Amount')).value, (await field('Promotion')).value]).toEqual(['', '1']);
    expect(screen.queryByAltText('Your receipt')).toBeNull();
  });

  it('refuses a file that is no receipt', async () => {
    await open();
    await user.upload(await field('Receipt (optional)'), new File([], 'empty.png', { type: 'image/png' }));
    expect(await screen.findByText('This file is empty')).toBeTruthy();
  });

  it.each([
    ['in its own words', { success: false, message: 'Channel closed' }, 'Channel closed'],
    ['without a word', { success: false }, 'Deposit failed. Please try again.'],
  ])('that is refused %s keeps all, the receipt too', async (_, answer, text) => {
    answerForm('user/add-deposit', answer);
    await open();
    await fill();
    await user.click(button());
    expect(await alertText()).toBe(text);
    expect((await field('Amount')).value).toBe('100');
    expect(screen.getByAltText('Your receipt')).toBeTruthy();
  });

  it.each<[string, Answer<unknown>]>([
    ['is refused', { success: false, message: 'Closed' }],
    ['has no answer', () => HttpResponse.error()],
    ['has no payment page', { success: true }],
    ['has an address that is not safe', { success: true, url: 'javascript:alert(1)' }],
  ])('at a gateway that %s closes its tab', async (_, answer) => {
    const { tab } = newTabs();
    answerForm('user/add-deposit', answer);
    await open();
    await fillAtGateway();
    await user.click(button());
    await waitFor(() => expect(tab.close).toHaveBeenCalledOnce());
    expect(tab.location.replace).not.toHaveBeenCalled();
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

  it('with an address that is not safe opens nothing, and says so', async () => {
    const { opened } = newTabs();
    answerForm('user/add-deposit', { success: true, url: 'javascript:alert(1)' });
    await open();
    await fill();
    await user.click(button());
    expect(await alertText()).toMatch(/cannot be opened safely/);
    expect(opened).not.toHaveBeenCalled();
  });
});
