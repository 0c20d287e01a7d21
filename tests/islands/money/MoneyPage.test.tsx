import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/withdraw.json';
import { answerForm, answerGet } from '../account/player-page';
import { user } from '../user';
import {
  CHOICES,
  comeBack,
  field,
  openWithdrawal,
  PROVIDERS,
  sendWithdrawal,
  valuesOf,
} from './money-page';

/** Opens a withdrawal from Kite, of which nothing is offered any more from then on. */
async function openWithKite() {
  await openWithdrawal();
  await user.selectOptions(await field('Withdraw From'), 'Kite');
  await user.type(await field('Amount'), '100');
  const check = vi.fn(() =>
    HttpResponse.json({ ...CHOICES, data: { game_provider: PROVIDERS.slice(0, 1) } }),
  );
  answerGet('user/pre-withdraw', check);
  return check;
}

it('takes away what is not offered any more when the player comes back, and keeps the rest', async () => {
  await openWithKite();
  await comeBack(31);
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Kite' })).toBeNull());
  expect(await valuesOf('Withdraw From', 'Amount')).toEqual(['', '100']);
  expect(screen.queryByText(/^Available/)).toBeNull();
});

it('leaves the form as it is while it is being sent', async () => {
  const answer = Promise.withResolvers<Response>();
  const sent = answerForm('user/add-withdraw', () => answer.promise);
  const check = await openWithKite();
  await sendWithdrawal(texts);
  await waitFor(() => expect(sent).toHaveLength(1));
  await comeBack(31);
  expect(check).toHaveBeenCalledOnce();
  expect((await field('Withdraw From')).value).toBe('6');
  answer.resolve(HttpResponse.json({ success: true }));
  expect(await screen.findByText(texts.done)).toBeTruthy();
});
