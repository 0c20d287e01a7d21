import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/bank.json';
import gateTexts from '@/content/messages/en/gate.json';
import { answerForm, answerGet } from '../account/player-page';
import { card, closeDialog, dialog, fillNew, open, PADMA, press, save } from './bank-page';

const JAMUNA = { ...PADMA, id: 9, bank_name: 'Jamuna Union', account_number: '7700', is_default: '0' };
const profileWith = (...accounts: object[]) =>
  HttpResponse.json({ success: true, data: [{ id: 7, username: 'rahim', user_bank: accounts }] });

let profile: PromiseWithResolvers<void>;

beforeEach(async () => {
  profile = Promise.withResolvers();
  await open();
  answerGet('user-profile', () => profile.promise.then(() => profileWith(JAMUNA)));
});

async function addJamuna(): Promise<void> {
  answerForm('user/add-withdraw-bank', { success: true });
  await fillNew();
  await save();
  expect(await dialog().findByText(texts.addDone)).toBeTruthy();
}

const isBusy = (name: string, button: string) => card(name).getByRole('button', { name: button }).ariaBusy;

it('keeps nobody waiting after an account was added, which is shown until the profile has its id', async () => {
  await addJamuna();
  closeDialog();
  expect(card('Jamuna Union').getByText('7700')).toBeTruthy();
  expect(isBusy('Jamuna Union', 'Edit')).toBe('true');
  expect(isBusy('Padma Savings', 'Edit')).toBeNull();
  profile.resolve();
  await vi.waitFor(() => expect(isBusy('Jamuna Union', 'Edit')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Padma Savings' })).toBeNull();
});

it('says so when the profile with its id does not come, and asks for it again', async () => {
  answerGet('user-profile', () => HttpResponse.error());
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  await addJamuna();
  closeDialog();
  // A profile that did not come is asked for once more a moment later.
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText(gateTexts.unreachable)).toBeTruthy();
  });
  expect(isBusy('Jamuna Union', 'Edit')).toBeNull();
  expect(card('Jamuna Union').getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  answerGet('user-profile', () => profileWith(PADMA, JAMUNA));
  await press(gateTexts.retry);
  await vi.waitFor(() => expect(screen.queryByText(gateTexts.unreachable)).toBeNull());
  expect(card('Jamuna Union').getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(false);
  expect(document.activeElement?.textContent).toBe('Add Bank');
});
