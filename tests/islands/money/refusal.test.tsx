import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import knownTexts from '@/content/messages/bd/backend-words.json';
import gateTexts from '@/content/messages/bd/gate.json';
import moneyTexts from '@/content/messages/bd/money.json';
import texts from '@/content/messages/bd/withdraw.json';
import { type Answer, alertText, answerForm } from '../account/player-page';
import { user } from '../user';
import { answerBalance, field, openWithdrawal, sendWithdrawal } from './money-page';

const lineOf = async (label: string) =>
  document.getElementById((await field(label)).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');

beforeEach(() => {
  document.documentElement.dataset['language'] = 'bd';
});
const NOT_ENOUGH = knownTexts['There is not enough credit there for this withdrawal'];

/** A withdrawal of 100 by a player who reads Bengali. */
async function send(answer: Answer<unknown>) {
  const sent = answerForm('user/add-withdraw', answer);
  await openWithdrawal({}, gateTexts);
  answerBalance('');
  await user.selectOptions(await field(texts.provider), 'Kite');
  await user.type(await field(moneyTexts.amount), '100');
  await sendWithdrawal(texts);
  return sent;
}

describe('a refusal', () => {
  it('in words of the specification stands at its field in the player’s language, the original under it', async () => {
    await send({ success: false, message: 'Please add a bank first before making a withdrawal.' });
    // Until the known words have come, the backend's own stand alone.
    await screen.findByText(texts.bankMissing);
    const original = screen.getByText('Please add a bank first before making a withdrawal.');
    expect(original.closest('[lang]')?.getAttribute('lang')).toBe('');
    expect((await lineOf(texts.bank))?.contains(original)).toBe(true);
    expect((await field(texts.bank)).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(await field(texts.bank));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is about no field has the same above the button', async () => {
    await send({ success: false, message: 'Withdraw request failed. Please try again.' });
    expect(await alertText()).toBe(`${texts.failed}Withdraw request failed. Please try again.`);
    const why = screen.getByRole('link', { name: texts.whyRefused });
    expect([why.textContent, why.getAttribute('href')]).toEqual([gateTexts.why, '/bd/help/withdrawal-not-paid']);
  });

  it('in other words that are known stands at its field, too, until a field changes that it is about, or the next try', async () => {
    await send({ success: false, message: ' there is not enough credit there for this withdrawal ' });
    const words = `${NOT_ENOUGH}there is not enough credit there for this withdrawal${gateTexts.why}`;
    const line = await lineOf(moneyTexts.amount);
    await waitFor(() => expect(line?.textContent).toBe(words));
    expect(document.activeElement).toBe(await field(moneyTexts.amount));
    expect((await field(moneyTexts.amount)).value).toBe('100');
    await user.selectOptions(await field(texts.bank), '0012 · Padma Savings');
    expect(line?.textContent).toBe(words);
    await user.selectOptions(await field(texts.provider), 'Lotus');
    expect(line?.textContent).not.toContain(NOT_ENOUGH);
    await sendWithdrawal(texts);
    await waitFor(() => expect(line?.textContent).toBe(words));
    await user.type(await field(moneyTexts.amount), '{Backspace}');
    expect(line?.textContent).not.toContain(NOT_ENOUGH);
    await sendWithdrawal(texts);
    await waitFor(() => expect(line?.textContent).toBe(words));
    answerForm('user/add-withdraw', { success: false, message: 'No' });
    await sendWithdrawal(texts);
    expect(await alertText()).toBe('No');
    expect(line?.textContent).not.toContain(NOT_ENOUGH);
  });

  it('of an amount that was changed meanwhile stands above the button', async () => {
    const answer = Promise.withResolvers<Response>();
    await send(() => answer.promise);
    await user.type(await field(moneyTexts.amount), '5');
    answer.resolve(HttpResponse.json({ success: false, message: 'There is not enough credit there for this withdrawal' }));
    expect(await alertText()).toBe(`${NOT_ENOUGH}There is not enough credit there for this withdrawal`);
  });
});
