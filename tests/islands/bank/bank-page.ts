import { fireEvent, screen, within } from '@testing-library/react';
import { user } from '../user';

/** The parts of the page of bank accounts that its tests use. */
export { user };
export const press = (name: string) => user.click(screen.getByRole('button', { name }));
export const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);
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
export const MEGHNA = { ...PADMA, id: 2, bank_name: 'Meghna Trust', account_number: '0034', is_default: '0' };
