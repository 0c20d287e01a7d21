import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import gateTexts from '@/content/messages/en/gate.json';
import { TransferForm } from '@/islands/transfer/TransferForm.island';
import { alertText, answerForm, answerGet, wrapped } from '../account/player-page';
import { field, links, PROVIDERS, signIn, valuesOf } from '../money/money-page';
import { user } from '../user';

const button = () => screen.getByRole('button', { name: 'Transfer' });
const isDisabled = () => button().hasAttribute('disabled');

async function open(providers: object[] = PROVIDERS): Promise<void> {
  await signIn();
  answerGet('user/pre-transfer', { success: true, data: { game_provider: providers } });
  const messages = { ...gateTexts, mainWallet: 'মূল ওয়ালেট' };
  render(<TransferForm messages={messages} links={links} />);
  await field('From');
}

async function choose(from: string, to: string, amount: string): Promise<void> {
  if (from) await user.selectOptions(await field('From'), from);
  if (to) await user.selectOptions(await field('To'), to);
  if (amount) await user.type(await field('Amount'), amount);
}

it('begins from the main wallet, which is named in the player’s language', async () => {
  await open([...PROVIDERS, { id: 0, provider_name: 'Main Wallet' }]);
  expect(screen.getAllByRole('option', { selected: true })[0]?.textContent).toBe('মূল ওয়ালেট');
});

it('can be pressed once all three are filled in, and says so until then', async () => {
  await open();
  expect(isDisabled()).toBe(true);
  expect(screen.getByText('Enter an amount and choose both sides.')).toBeTruthy();
  await choose('Lotus', '', '25');
  expect(isDisabled()).toBe(true);
  await choose('', 'Kite', '');
  expect(isDisabled()).toBe(false);
  expect(screen.queryByText('Enter an amount and choose both sides.')).toBeNull();
  await user.clear(await field('Amount'));
  expect(isDisabled()).toBe(true);
});

it('is sent by the names of the backend, and the next form is empty', async () => {
  const sent = answerForm('user/add-transfer', { success: true });
  await open();
  await choose('Lotus', 'Kite', '25.5');
  expect(
    screen.getByText('Lotus → Kite').parentElement?.textContent.replaceAll('\u00a0', ' '),
  ).toBe('Lotus → KiteRM 25.50');
  await user.click(button());
  expect(await screen.findByText('Transfer completed successfully!')).toBeTruthy();
  expect(screen.getByText('Lotus → Kite')).toBeTruthy();
  expect(sent).toEqual([
    wrapped('add_transfer', {
      transfer_amount: '25.5',
      transfer_from_provider_id: '5',
      transfer_to_provider_id: '6',
    }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Another transfer' }));
  expect(await valuesOf('Amount', 'To')).toEqual(['', '']);
});

it('cannot go to where it comes from: either side clears the other', async () => {
  const sent = answerForm('user/add-transfer', { success: true });
  await open();
  await choose('Lotus', 'Kite', '25');
  // The option is disabled, which not everything that fills in forms heeds.
  fireEvent.change(await field('To'), { target: { value: '5' } });
  expect(await valuesOf('From', 'To')).toEqual(['', '5']);
  expect(isDisabled()).toBe(true);
  fireEvent.change(await field('From'), { target: { value: '5' } });
  expect((await field('To')).value).toBe('');
  fireEvent.submit(button().closest('form') as HTMLFormElement);
  expect(screen.queryByText('Please select where to transfer to')).toBeNull();
  expect(sent).toEqual([]);
});

it('says that the provider it goes to is in maintenance', async () => {
  await open();
  answerGet('user/get-game-account-balance', { credit: false });
  await choose('', 'Kite', '');
  expect(await screen.findByText('Under Maintenance')).toBeTruthy();
});

it('is disabled when the pre-check fails', async () => {
  await signIn();
  answerGet('user/pre-transfer', { success: false });
  render(<TransferForm messages={gateTexts} links={links} />);
  expect(await screen.findByRole('heading', { name: 'Transfer Disabled' })).toBeTruthy();
});

it('a transfer that is refused says so and keeps what was chosen', async () => {
  answerForm('user/add-transfer', { success: false });
  await open();
  await choose('Lotus', 'Kite', '25');
  await user.click(button());
  expect(await alertText()).toBe('Transfer failed. Please try again.');
  expect(await valuesOf('From', 'Amount')).toEqual(['5', '25']);
});
