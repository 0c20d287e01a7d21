import { useState } from 'react';
import { type BankAccount, type BankChange, withBankChange } from '@/lib/domain/player';

/** The accounts of the profile, with what was changed since it was loaded: the profile after a change may be slow, or never come. */
export function useShownAccounts(loaded: readonly BankAccount[]) {
  const [base, setBase] = useState(loaded);
  const [changes, setChanges] = useState<readonly BankChange[]>([]);
  if (base !== loaded) {
    setBase(loaded);
    setChanges([]);
  }
  return {
    accounts: changes.reduce(withBankChange, loaded),
    noteChange: (change: BankChange) => setChanges((before) => [...before, change]),
  };
}
