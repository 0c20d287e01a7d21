import { useRef, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import type { BankOutcome } from '@/lib/actions/bank-accounts';
import { type BankAccount, type BankChange, withBankChange } from '@/lib/domain/player';
import type { NoticeContent } from '../ui/Notice';
import { resultNotice } from '../ui/Notice';

export type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; account: BankAccount };

interface DialogOutcome {
  /** The dialog that it is about, which may be closed by now. */
  dialog: OpenDialog;
  change: BankChange;
  notice: NoticeContent;
  /** It was not sent, because another change was on its way. */
  isBusy: boolean;
}

export interface BankRequest {
  change: BankChange;
  done: string;
  refused: string;
  send: () => Promise<BankOutcome>;
}

function isSame(one: BankChange, other: BankChange): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Sends changes of bank accounts one at a time, and keeps what came of each with the dialog it was made in. */
export function useBankOutcomes(messages: Messages['bank'] & Messages['gate'], onChanged: (change: BankChange) => void) {
  const [outcomes, setOutcomes] = useState<readonly DialogOutcome[]>([]);
  const isSending = useRef(false);

  async function sendAlone(send: BankRequest['send']): Promise<BankOutcome> {
    if (isSending.current) return 'busy';
    isSending.current = true;
    try {
      return await send();
    } finally {
      isSending.current = false;
    }
  }

  return {
    outcomes,
    clearOutcomes: () => setOutcomes([]),
    async request(dialog: OpenDialog, { change, done, refused, send }: BankRequest): Promise<void> {
      const outcome = await sendAlone(send);
      const isBusy = outcome === 'busy';
      if (!isBusy && outcome.ok) onChanged(change);
      const notice: NoticeContent = isBusy ? { kind: 'error', text: messages.busy } : resultNotice(outcome, { done, refused }, messages);
      setOutcomes((before) => {
        const others = before.filter((other) => other.dialog !== dialog);
        if (isBusy) return [...others, { dialog, change, notice, isBusy }];
        // An answer ends what others were told to wait for. Who sent the same once more is told the answer.
        const again = others.find((other) => other.isBusy && isSame(other.change, change));
        return [...others.filter((other) => !other.isBusy), { dialog: again?.dialog ?? dialog, change, notice, isBusy }];
      });
    },
    /** Removes what was told about a dialog's last request, before its next. */
    clear: (dialog: OpenDialog) => setOutcomes((before) => before.filter((other) => other.dialog !== dialog)),
  };
}

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
