import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerPost, field } from '../money/money-page';
import { button, CHOICES, fill, onScreen, open, user } from './deposit-page';

vi.hoisted(() => vi.stubEnv('PUBLIC_API_URL', 'http://backend.test'));

describe('on a phone a deposit goes step by step', () => {
  const step = () => document.querySelector('form')?.dataset['step'];
  const next = () => user.click(screen.getByRole('button', { name: 'Next' }));

  /** As the first link of each page does. */
  function skipToContent() {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '#main' }));
    link.click();
    link.remove();
  }

  beforeEach(() => onScreen('phone'));

  it.each([
    ['where it was', 2, true, 'details'],
    ['where the receipt has to be chosen again, since it is not stored', 4, true, 'receipt'],
    ['where something is wrong by now', 3, false, 'channel'],
  ])('and goes on after a reload %s', async (_where, moves, isOffered, resumed) => {
    const page = await open();
    await fill();
    for (let move = 0; move < moves; move += 1) {
      const before = step();
      await next();
      await waitFor(() => expect(step()).not.toBe(before));
    }
    page.unmount();
    await open(isOffered ? CHOICES : { ...CHOICES, game_provider: [{ id: 6, provider_name: 'Shapla' }] });
    expect(step()).toBe(resumed);
    expect((await field('Amount')).value).toBe('100');
  });

  it('from the amount to the summary, and is sent only there', async () => {
    const sent = answerPost('add-deposit', { success: true });
    await open();
    await fill();
    for (const [name, heading] of [
      ['amount', 'Step 1 of 5: Amount'],
      ['channel', 'Step 2 of 5: Method'],
      ['details', 'Step 3 of 5: Pay'],
      ['receipt', 'Step 4 of 5: Receipt'],
    ]) {
      expect(step()).toBe(name);
      expect(screen.getByText(heading ?? '')).toBeTruthy();
      // Enter sends a form by its first submit button.
      if (name === 'amount') await user.type(await field('Amount'), '{Enter}');
      else await next();
      await waitFor(() => expect(step()).not.toBe(name));
    }
    expect(step()).toBe('summary');
    expect(document.activeElement?.textContent).toBe('Step 5 of 5: SummaryAmountMethodPayReceiptSummary');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(sent).toEqual([]);
    await user.click(button());
    expect(await screen.findByText('Deposit submitted successfully!')).toBeTruthy();
    expect(sent).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Another deposit' }));
    expect(step()).toBe('amount');
  });

  it('and stays where something is wrong', async () => {
    await open();
    await next();
    expect(await screen.findByText('Amount is required')).toBeTruthy();
    expect(screen.queryByText('Please select a bank')).toBeNull();
    expect(step()).toBe('amount');
    await fill({ receipt: false, amount: '0' });
    await next();
    expect(await screen.findByText('Minimum amount is RM 1.00')).toBeTruthy();
    expect(step()).toBe('amount');
    await user.type(await field('Amount'), '{Backspace}50');
    await next();
    await waitFor(() => expect(step()).toBe('channel'));
    await next();
    await waitFor(() => expect(step()).toBe('details'));
    await next();
    await waitFor(() => expect(step()).toBe('receipt'));
    await next();
    expect(await screen.findByText('Please attach the receipt of your payment')).toBeTruthy();
    expect(step()).toBe('receipt');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(step()).toBe('details'));
  });

  it('and a refusal leads back to the step of its field, where a change removes it', async () => {
    const words = 'This promotion needs a deposit of at least 100.00';
    const sent = answerPost('add-deposit', { success: false, message: words });
    await open();
    await fill({ bank: 'Meghna', receipt: false, amount: '50' });
    await next();
    await next();
    await waitFor(() => expect(step()).not.toBe('amount'));
    while (screen.queryByRole('button', { name: 'Next' })) await next();
    await user.click(button());
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(step()).toBe('amount'));
    expect(document.activeElement).toBe(await field('Amount'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.selectOptions(await field('Promotion'), 'No promotion');
    expect(screen.queryByText(words)).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('and Back leads to the step before also from and over an entry that the link to the content has made', async () => {
    const back = () => user.click(screen.getByRole('button', { name: 'Back' }));
    await open();
    await fill();
    await next();
    skipToContent();
    await waitFor(() => expect(location.hash).toBe('#main'));
    await back();
    await waitFor(() => expect(step()).toBe('amount'));
    await next();
    skipToContent();
    await waitFor(() => expect(history.state).toEqual({ step: 1 }));
    await next();
    expect(step()).toBe('details');
    await back();
    await waitFor(() => expect(step()).toBe('channel'));
    await back();
    await waitFor(() => expect(step()).toBe('amount'));
    expect(history.state).toEqual({ step: 0 });
  });

  it('and Back of the browser leads from such an entry to its step', async () => {
    await open();
    await fill();
    await next();
    skipToContent();
    await waitFor(() => expect(location.hash).toBe('#main'));
    await next();
    expect(step()).toBe('details');
    history.back();
    await waitFor(() => expect(step()).toBe('channel'));
  });

  it('and Forward leads no further than the first step that is not filled in', async () => {
    await open();
    await fill();
    await next();
    await next();
    history.go(-2);
    await waitFor(() => expect(step()).toBe('amount'));
    await user.click(screen.getByRole('tab', { name: 'QR Pay' }));
    history.go(2);
    await waitFor(() => expect(step()).toBe('channel'));
    expect(history.state).toEqual({ step: 1 });
    await user.clear(await field('Amount'));
    history.forward();
    await waitFor(() => expect(step()).toBe('amount'));
    expect(history.state).toEqual({ step: 0 });
  });

  it('and once it is sent, Back does not lead to its steps', async () => {
    answerPost('add-deposit', { success: true });
    history.replaceState(null, '', '/deposit?promotion=7');
    await open();
    await fill({ bank: 'Meghna', receipt: false });
    for (const name of ['channel', 'receipt', 'summary']) {
      await next();
      await waitFor(() => expect(step()).toBe(name));
    }
    await user.click(button());
    expect(await screen.findByText('Deposit submitted successfully!')).toBeTruthy();
    await waitFor(() => expect(history.state).toEqual({ step: 0 }));
    // A reload must not join the promotion again.
    await waitFor(() => expect(location.search).toBe(''));
    await user.click(screen.getByRole('button', { name: 'Another deposit' }));
    expect(step()).toBe('amount');
    expect((await field('Amount')).value).toBe('');
    expect((await field('Promotion')).value).toBe('1');
  });
});
