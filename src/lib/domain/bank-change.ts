import type { BankAccount } from './player.ts';

/** What a player did to the bank accounts. The id of one that was just added is not known yet, and empty. */
export type BankChange = { kind: 'saved'; account: BankAccount } | { kind: 'deleted'; id: string };

/** The accounts as they are after a change that the backend has confirmed. */
export function withBankChange(accounts: readonly BankAccount[], change: BankChange): readonly BankAccount[] {
  if (change.kind === 'deleted') return accounts.filter(({ id }) => id !== change.id);
  const { account } = change;
  // There is one default account.
  const others = accounts.map((other) => (account.isDefault ? { ...other, isDefault: false } : other));
  return account.id ? others.map((other) => (other.id === account.id ? account : other)) : [...others, account];
}
