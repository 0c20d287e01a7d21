import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '@/content/messages/en/withdraw.json';
import { reloadProfile } from '@/lib/stores/session/session';
import { answerForm, hrefOf, signInElsewhere } from '../account/player-page';
import { user } from '../user';
import { answerReport, field, KARIM, knowRows, openWithdrawal, sendWithdrawal } from './money-page';

const row = (transaction_id: string, status: string) => ({
  transaction_id,
  amount: '-25.00',
  status,
  created_at: '2025-11-12 10:31:00',
});

const OLDER = row('W1', 'Approved');

/** Fills in a withdrawal of 25.00 by a player whose report has an older one. */
async function fill() {
  await openWithdrawal();
  const report = answerReport([OLDER]);
  await user.selectOptions(await field('Withdraw From'), 'Lotus');
  await user.type(await field('Amount'), '25');
  return report;
}

/** Withdraws it, after which the report has these rows besides the older one. */
async function withdraw({
  rows = [] as object[],
  answer = { success: true } as object,
  name = texts.done,
} = {}) {
  const report = await fill();
  await knowRows(report, 1);
  answerForm('user/add-withdraw', answer);
  report.rows = [...rows, OLDER];
  await sendWithdrawal(texts);
  return screen.findByRole('region', { name });
}

it('stands in place of the form and has the focus: text, amount, id, time and state, and the ways on', async () => {
  const card = await withdraw({ rows: [row('W2', 'Processing')] });
  const result = within(card);
  expect(document.activeElement).toBe(card);
  expect(screen.queryByRole('button', { name: 'Submit Withdraw' })).toBeNull();
  expect(await result.findByText('W2')).toBeTruthy();
  for (const text of [
    'Withdraw request submitted successfully!',
    'RM 25.00',
    '12 November 2025 10:31',
  ])
    expect(result.getByText(text)).toBeTruthy();
  expect(result.getByText('Processing').closest('[role=status]')?.textContent).toMatch(
    /^RM.25\.00Processing••0034 · Meghna Trust.*The result appears/,
  );
  expect(hrefOf('See it in your transactions', card)).toMatch(/^\/bd\/transaction\?type=withdraw/);
  expect(hrefOf('Home', card)).toBe('/bd/');
});

it('leads to support where the request was refused', async () => {
  const card = await withdraw({ rows: [row('W2', 'Rejected')] });
  expect(await within(card).findByText('Rejected')).toBeTruthy();
  expect(within(card).queryByText('The result appears here by itself.')).toBeNull();
  expect(hrefOf('Contact support', card)).toBe('https://chat.example/');
});

it('has the words of the backend, unchanged', async () => {
  const name = 'Noted: W-77 & more';
  const result = within(await withdraw({ answer: { success: true, message: name }, name }));
  expect(result.getByText(name)).toBeTruthy();
  expect(result.queryByText(texts.done)).toBeNull();
  // No row can be its own.
  expect(result.getByText('Sent')).toBeTruthy();
});

it('is not shown to somebody who signed in before the answer', async () => {
  await fill();
  const answer = Promise.withResolvers<Response>();
  const sent = answerForm('user/add-withdraw', () => answer.promise);
  await sendWithdrawal(texts);
  await waitFor(() => expect(sent).toHaveLength(1));
  signInElsewhere(KARIM);
  await act(() => reloadProfile());
  answer.resolve(Response.json({ success: true }));
  await waitFor(async () => expect((await field('Amount')).value).toBe(''));
  expect(screen.queryByText(texts.done)).toBeNull();
});
