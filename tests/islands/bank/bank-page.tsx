import { fireEvent, render, screen, within } from '@testing-library/react';
import gateTexts from '@/content/messages/en/gate.json';
import { BankAccounts } from '@/islands/bank/BankAccounts.island';
import { signInAs } from '../account/player-page';
import { user } from '../user';

/** The parts of the page of bank accounts that its tests use. */
export { user };
export const press = (name: string) => user.click(screen.getByRole('button', { name }));
export const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);
export const pressAt = (name: string, button: string) => user.click(card(name).getByRole('button', { name: button }));
export const dialog = () => within(screen.getByRole('dialog'));
export const number = () => dialog().getByLabelText<HTMLInputElement>('Account number');
export const save = () => user.click(dialog().getByRole('button', { name: 'Save' }));
/** What Escape does. */
export const closeDialog = () => fireEvent(screen.getByRole('dialog'), new Event('close'));

export const PADMA = {
  id: 1,
  bank_id: 3,
  bank_name: 'Padma Savings',
  account_holder_name: 'Rahim',
  account_number: '0012',
  is_default: '1',
};
const MEGHNA = { ...PADMA, id: 2, bank_id: 4, bank_name: 'Meghna Trust', account_number: '0034', is_default: '0' };
const BANKS = [
  { id: '3', name: 'Padma Savings' },
  { id: '5', name: 'Jamuna Union' },
];

/** Returns the player's row; a change of it shows when the profile is loaded again. */
export async function open({ accounts = [PADMA, MEGHNA] as object[], banks = BANKS } = {}) {
  const row = { user_bank: accounts };
  const profile = signInAs(row);
  render(<BankAccounts messages={gateTexts} banks={banks} />);
  await screen.findByRole('button', { name: /^Add/ });
  return { row, profile };
}

/** Fills in a new account, up to its last button. */
export async function fillNew(): Promise<void> {
  await press('Add Bank');
  await user.selectOptions(dialog().getByLabelText('Bank'), 'Jamuna Union');
  await user.type(number(), '7700');
}
