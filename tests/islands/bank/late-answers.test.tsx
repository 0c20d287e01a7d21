import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import texts from '@/content/messages/en/bank.json';
import { answerForm, signInAs } from '../account/player-page';
import { closeDialog, dialog, fillNew, number, open, PADMA, pressAt, save, user } from './bank-page';

beforeEach(() => open());

/** Each request waits until its answer is given. */
function answerLate(what: 'add' | 'edit' | 'delete') {
  const answer = Promise.withResolvers<object>();
  const sent = answerForm(`user/${what}-withdraw-bank`, async () => HttpResponse.json(await answer.promise));
  return { sent, give: answer.resolve };
}

/** Adds an account, closes its dialog, and sends the same once more before the answer. */
async function addTwice() {
  const added = answerLate('add');
  await fillNew();
  await save();
  await waitFor(() => expect(added.sent).toHaveLength(1));
  closeDialog();
  await fillNew();
  await save();
  expect(await dialog().findByText(texts.busy)).toBeTruthy();
  return added;
}

async function confirmDeletion(name: string): Promise<void> {
  await pressAt(name, 'Delete');
  await user.click(dialog().getByRole('button', { name: 'Yes, delete it!' }));
}

it('about a closed dialog is told on the list, and leaves the one that is open alone', async () => {
  const added = answerLate('add');
  const edited = answerForm('user/edit-withdraw-bank', { success: false, message: 'Not yours' });
  await fillNew();
  await save();
  await waitFor(() => expect(added.sent).toHaveLength(1));
  closeDialog();
  await pressAt('Meghna Trust', 'Edit');
  await user.type(number(), '5');
  await save();
  expect(await dialog().findByText(texts.busy)).toBeTruthy();
  expect(edited).toEqual([]);
  added.give({ success: true });
  await waitFor(() => expect(dialog().queryByText(texts.busy)).toBeNull());
  expect(screen.queryByText(texts.addDone)).toBeNull();
  expect(number().value).toBe('00345');
  await save();
  expect(await dialog().findByText('Not yours')).toBeTruthy();
  expect(edited).toHaveLength(1);
  closeDialog();
  expect(screen.getByText(texts.addDone)).toBeTruthy();
  expect(screen.getByText('Not yours')).toBeTruthy();
});

it('about a deletion keeps another dialog open, with what was typed', async () => {
  const deleted = answerLate('delete');
  await confirmDeletion('Meghna Trust');
  await waitFor(() => expect(deleted.sent).toHaveLength(1));
  closeDialog();
  await fillNew();
  signInAs({ user_bank: [PADMA] });
  deleted.give({ success: true });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Meghna Trust' })).toBeNull());
  expect(number().value).toBe('7700');
  expect(screen.queryByText(texts.deleteDone)).toBeNull();
  closeDialog();
  expect(screen.getByText(texts.deleteDone)).toBeTruthy();
});

it('is waited for: the same is not sent again meanwhile, and not called a failure', async () => {
  const added = await addTwice();
  closeDialog();
  expect(screen.getByText(texts.busy)).toBeTruthy();
  added.give({ success: true });
  expect(await screen.findByText(texts.addDone)).toBeTruthy();
  expect(screen.queryByText(texts.busy)).toBeNull();
  expect(added.sent).toHaveLength(1);
});

it('is told where the same was sent once more', async () => {
  const added = await addTwice();
  added.give({ success: true });
  expect(await dialog().findByText(texts.addDone)).toBeTruthy();
  closeDialog();
  expect(screen.getAllByText(texts.addDone)).toHaveLength(1);
  expect(added.sent).toHaveLength(1);
});

it('of one deletion is waited for by the next', async () => {
  const deleted = answerLate('delete');
  await confirmDeletion('Meghna Trust');
  closeDialog();
  await confirmDeletion('Padma Savings');
  expect(await screen.findByText(texts.busy)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  deleted.give({ success: true });
  expect(await screen.findByText(texts.deleteDone)).toBeTruthy();
  expect(deleted.sent).toEqual([{ 'delete_user_withdraw_bank[id]': '2' }]);
});
