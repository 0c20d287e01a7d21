import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import gateTexts from '@/content/messages/en/gate.json';
import { BankAccounts } from '@/islands/bank/BankAccounts.island';
import {
  alertText,
  answerForm,
  answerGet,
  MEGHNA,
  PADMA,
  signInAs,
  wrapped,
} from '../account/player-page';
import { laterCall } from '../backend';
import { user } from '../user';

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const card = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);
const pressAt = (name: string, button: string) =>
  user.click(card(name).getByRole('button', { name: button }));
const dialog = () => within(screen.getByRole('dialog'));
const number = () => dialog().getByLabelText<HTMLInputElement>('Account number');
const save = () => user.click(dialog().getByRole('button', { name: 'Save' }));
/** What Escape does. */
const closeDialog = () => fireEvent(screen.getByRole('dialog'), new Event('close'));

const BANKS = [
  { id: '3', name: 'Padma Savings' },
  { id: '5', name: 'Jamuna Union' },
];

/** Returns the player's row; a change of it shows when the profile is loaded again. */
async function open({ accounts = [PADMA, MEGHNA] as object[], banks = BANKS } = {}) {
  const row = { user_bank: accounts };
  const profile = signInAs(row);
  render(<BankAccounts messages={gateTexts} banks={banks} />);
  await screen.findByRole('button', { name: /^Add/ });
  return { row, profile };
}

/** Fills in a new account, up to its last button. */
async function fillNew(opener = 'Add Bank', digits = '7700'): Promise<void> {
  await press(opener);
  await user.selectOptions(dialog().getByLabelText('Bank'), 'Jamuna Union');
  await user.type(number(), digits);
}

it('accounts show bank, holder and number, and which is the default', async () => {
  await open();
  expect(card('Meghna Trust').getByText('Default')).toBeTruthy();
  expect(card('Padma Savings').queryByText('Default')).toBeNull();
  expect(card('Meghna Trust').getByText('Rahim')).toBeTruthy();
  expect(card('Meghna Trust').getByText('0034')).toBeTruthy();
});

it('accounts without a number say so, and can be given one', async () => {
  await open({ accounts: [{ ...PADMA, account_number: undefined }] });
  expect(card('Padma Savings').getByText('Could not be read')).toBeTruthy();
  await pressAt('Padma Savings', 'Delete');
  expect(dialog().getByText('Padma Savings · Could not be read')).toBeTruthy();
  closeDialog();
  await pressAt('Padma Savings', 'Edit');
  expect(number().value).toBe('');
});

it('accounts that the backend did not send are not called none, and are loaded again', async () => {
  signInAs({});
  render(<BankAccounts messages={gateTexts} banks={[]} />);
  expect(await alertText()).toBe(gateTexts.broken);
  expect(screen.queryByText('No banks added yet.')).toBeNull();
  signInAs({ user_bank: [PADMA] });
  await press(gateTexts.retry);
  expect(await screen.findByRole('heading', { name: 'Padma Savings' })).toBeTruthy();
});

it('a new account is sent with the backend’s field names, shown, and its dialog closes by itself', async () => {
  const sent = answerForm('user/add-withdraw-bank', { success: true });
  const { row, profile } = await open({ accounts: [] });
  await fillNew('Add Your First Bank', ' ০০৯৯ ');
  expect(dialog().getByLabelText<HTMLSelectElement>('Default account').value).toBe('0');
  await user.selectOptions(dialog().getByLabelText('Default account'), 'Yes');
  row.user_bank = [PADMA];
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  await save();
  expect(await dialog().findByText('Bank added successfully!')).toBeTruthy();
  expect(sent).toEqual([
    wrapped('add_user_withdraw_bank', {
      bank_id: '5',
      account_holder_name: 'Rahim Uddin',
      account_number: '0099',
      default: '1',
    }),
  ]);
  await waitFor(() => expect(profile.requestCount).toBe(2));
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Bank added successfully!')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Padma Savings' })).toBeTruthy();
});

it.each([
  ['without a word', 'add', { success: false }, 'Failed to add bank. Please try again.'],
  [
    'with one',
    'add',
    { success: false, error: { account_number: ['Already taken'] } },
    'Already taken',
  ],
  ['by breaking off', 'add', () => HttpResponse.error(), 'Failed to add bank. Please try again.'],
  ['as a change', 'edit', { success: false }, 'Failed to update bank. Please try again.'],
])(
  'a new account that is refused %s keeps its dialog and the typed values',
  async (_, call, answer, text) => {
    answerForm(`user/${call}-withdraw-bank`, answer);
    await open();
    if (call === 'add') await fillNew();
    else await pressAt('Meghna Trust', 'Edit');
    const typed = number().value;
    await save();
    expect(await alertText()).toBe(text);
    expect(number().value).toBe(typed);
  },
);

it('a new account is sent once, however often it is submitted, and its dialog stays until the answer', async () => {
  const answer = Promise.withResolvers<Response>();
  const sent = answerForm('user/add-withdraw-bank', () => answer.promise);
  await open();
  await fillNew();
  const form = number().closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await laterCall();
  closeDialog();
  answer.resolve(HttpResponse.json({ success: true }));
  await dialog().findByText('Bank added successfully!');
  fireEvent.submit(form);
  await laterCall();
  expect(sent).toHaveLength(1);
});

it('keeps the bank of an account while the banks are loading, and afterwards', async () => {
  const answer = Promise.withResolvers<Response>();
  answerGet('bank', () => answer.promise);
  await open({ banks: [] });
  await pressAt('Meghna Trust', 'Edit');
  const chosen = () => dialog().getByLabelText<HTMLSelectElement>('Bank').selectedOptions[0]?.text;
  expect(chosen()).toBe('Meghna Trust');
  const data = [3, 4, 5].map((id) => ({ bank_id: id, bank_name: `Bank ${id}` }));
  vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  answer.resolve(
    HttpResponse.json({ success: true, data: [...data, { bank_id: 5, bank_name: 'Another' }] }),
  );
  await dialog().findByRole('option', { name: 'Bank 5' });
  expect(chosen()).toBe('Bank 4');
  expect(dialog().queryByRole('option', { name: 'Another' })).toBeNull();
});

it('an account that is edited is sent with its id, also at a bank that is not offered any more', async () => {
  const sent = answerForm('user/edit-withdraw-bank', { success: true });
  await open();
  await pressAt('Meghna Trust', 'Edit');
  await user.type(number(), '5');
  await user.selectOptions(dialog().getByLabelText('Default account'), 'No');
  await save();
  expect(await dialog().findByText('Bank updated successfully!')).toBeTruthy();
  expect(sent).toEqual([
    wrapped('update_user_withdraw_bank', {
      id: '2',
      bank_id: '4',
      account_holder_name: 'Rahim',
      account_number: '00345',
      default: '0',
    }),
  ]);
});

const openDeleteDialog = async () => {
  await pressAt('Meghna Trust', 'Delete');
  expect(dialog().getByRole('heading', { name: 'Are you sure?' })).toBeTruthy();
  expect(dialog().getByText('Are you sure you want to delete this bank?')).toBeTruthy();
};

it('an account that is deleted is confirmed first, deleted by its id, and gone with the next profile', async () => {
  const sent = answerForm('user/delete-withdraw-bank', { success: true });
  const { row } = await open();
  row.user_bank = [PADMA];
  await openDeleteDialog();
  const regions = screen.getAllByRole('status');
  await user.click(dialog().getByRole('button', { name: 'Yes, delete it!' }));
  const said = await screen.findByText('Bank deleted successfully!');
  // A live region is announced only where it was there before its text.
  expect(regions).toContain(said.closest('[role=status]'));
  expect(sent).toEqual([{ 'delete_user_withdraw_bank[id]': '2' }]);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Meghna Trust' })).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('an account that the backend refuses to delete stays, with its question until then', async () => {
  const answer = Promise.withResolvers<Response>();
  answerForm('user/delete-withdraw-bank', () => answer.promise);
  await open();
  await openDeleteDialog();
  await user.click(dialog().getByRole('button', { name: 'Yes, delete it!' }));
  closeDialog();
  expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
  answer.resolve(HttpResponse.json({ success: false }));
  expect(await alertText()).toBe('Failed to delete bank. Please try again.');
  expect(screen.getByRole('heading', { name: 'Meghna Trust' })).toBeTruthy();
  // The notice about one action does not show in the next dialog.
  await press('Add Bank');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a profile that cannot be loaded after the first account was added is asked for again', async () => {
  answerForm('user/add-withdraw-bank', { success: true });
  const { row } = await open({ accounts: [] });
  answerGet('user-profile', () => HttpResponse.error());
  await fillNew('Add Your First Bank');
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  await save();
  // A profile that did not come is asked for once more a moment later.
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText(gateTexts.unreachable)).toBeTruthy();
  });
  row.user_bank = [PADMA];
  signInAs(row);
  await press(gateTexts.retry);
  expect(await screen.findByRole('heading', { name: 'Padma Savings' })).toBeTruthy();
  expect(screen.queryByText(gateTexts.unreachable)).toBeNull();
});
