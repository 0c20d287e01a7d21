import { useState } from 'react';
import type texts from '@/content/messages/en/bank.json';
import type gate from '@/content/messages/en/gate.json';
import { deleteBankAccount } from '@/lib/actions/bank-accounts';
import type { BankAccount, Player } from '@/lib/domain/player';
import { problemText } from '@/lib/domain/problem';
import type { Bank } from '@/lib/domain/site/site-settings';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { EmptyList } from '../ui/EmptyList';
import { Notice, type NoticeContent } from '../ui/Notice';
import { useOneAtATime } from '../ui/use-one-at-a-time';
import { BankAccountCard } from './BankAccountCard';
import { BankDialog } from './BankDialog';

interface Props {
  messages: typeof texts & typeof gate;
  banks: readonly Bank[];
  player: Player;
}

type Open = { dialog: 'add' } | { dialog: 'edit' | 'delete'; account: BankAccount };

/** The accounts, and the dialogs over them; what came of one stays to be read when it has closed. */
export function BankList({ messages, banks, player }: Props) {
  const [open, setOpen] = useState<Open>();
  const [notice, setNotice] = useState<NoticeContent>();
  const [isBusy, run] = useOneAtATime();
  const { bankAccounts } = player;
  const close = () => setOpen(undefined);
  const show = (next: Open) => {
    setNotice(undefined);
    setOpen(next);
  };
  const remove = ({ id }: BankAccount) =>
    run(async () => {
      const deleted = await deleteBankAccount(id);
      const text = deleted.ok
        ? (deleted.value ?? messages.deleteDone)
        : problemText(deleted.problem, messages.deleteFailed, messages.maintenance);
      setNotice({ kind: deleted.ok ? 'success' : 'error', text });
      close();
    });

  return (
    <div className="flex flex-col gap-4">
      {!open && <Notice notice={notice} />}
      {bankAccounts.length === 0 ? (
        <EmptyList title={messages.none} hint={messages.noneHint}>
          <Button onClick={() => show({ dialog: 'add' })}>{messages.addFirst}</Button>
        </EmptyList>
      ) : (
        <>
          <ul className="grid gap-3 md:grid-cols-2">
            {bankAccounts.map((account) => (
              <BankAccountCard
                key={account.id}
                {...{ account, messages }}
                onEdit={() => show({ dialog: 'edit', account })}
                onDelete={() => show({ dialog: 'delete', account })}
              />
            ))}
          </ul>
          <div className="grid gap-3 md:grid-cols-2">
            <Button onClick={() => show({ dialog: 'add' })}>{messages.add}</Button>
          </div>
        </>
      )}
      {open?.dialog === 'delete' && (
        <ConfirmDialog
          title={messages.confirmTitle}
          yes={messages.confirmYes}
          no={messages.cancel}
          busy={isBusy}
          onConfirm={() => remove(open.account)}
          onClose={close}
        >
          <p>{messages.confirmText}</p>
          <p className="font-bold wrap-anywhere" translate="no">
            {open.account.bankName} · {open.account.accountNumber}
          </p>
        </ConfirmDialog>
      )}
      {(open?.dialog === 'add' || open?.dialog === 'edit') && (
        <BankDialog
          {...{ messages, banks, player, notice, setNotice }}
          account={open.dialog === 'edit' ? open.account : undefined}
          onClose={close}
        />
      )}
    </div>
  );
}
