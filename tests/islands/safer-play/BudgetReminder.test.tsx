import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/budget.json';
import money from '@/content/messages/en/money.json';
import { BudgetReminder } from '@/islands/safer-play/BudgetReminder';
import { withLimits } from '@/lib/domain/limits/with-limits';
import { answerReport, field, signIn } from '../money/money-page';

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const island = <BudgetReminder messages={withLimits({ ...texts, ...money }, 'en')} />;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-03-05T04:30:00Z'), toFake: ['Date'] });
  await signIn();
});

async function save(amount: string, period = 'A month'): Promise<void> {
  await user.clear(await field('Amount'));
  await user.type(await field('Amount'), amount);
  await user.selectOptions(await field('Period'), period);
  await user.click(screen.getByRole('button', { name: 'Save Reminder' }));
}
const shown = () =>
  screen.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '));

it('is set in any digits, shows what is used and left, is changed, and removed', async () => {
  answerReport([
    { transaction_id: 'D1', amount: '120.50', status: 'Approved' },
    { transaction_id: 'D2', amount: '9.50', status: 'Pending' },
  ]);
  render(island);
  await save('৫০০');
  await waitFor(() => expect(shown()).toEqual(['RM 500.00 a month', 'RM 130.00', 'RM 370.00']));
  expect(screen.getByText('Saved. It counts from now on.')).toBeTruthy();
  expect((await field('Amount')).value).toBe('');
  await save('800');
  await waitFor(() => expect(shown()[0]).toBe('RM 800.00 a month'));
  await user.click(screen.getByRole('button', { name: 'Remove Reminder' }));
  expect(screen.queryByRole('definition')).toBeNull();
});

it('belongs to one player', async () => {
  render(island);
  await save('500');
  await waitFor(() => expect(shown()[0]).toBe('RM 500.00 a month'));
  await signIn({ id: 8, username: 'karim' });
  await waitFor(() => expect(screen.queryByRole('definition')).toBeNull());
  expect(within(document.body).queryByText(/Saved/)).toBeNull();
});

it('that the browser does not keep is not said to be saved, and stays in its field', async () => {
  render(island);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await save('500');
  expect(await screen.findByText(/^Not saved: this browser keeps nothing/)).toBeTruthy();
  expect((await field('Amount')).value).toBe('500');
});
