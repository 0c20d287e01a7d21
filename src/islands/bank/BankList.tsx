import { useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { deleteBankAccount } from '@/lib/actions/bank-accounts';
import type { BankAccount, Player } from '@/lib/domain/player';
import type { Bank } from '@/lib/domain/site/site-settings';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { EmptyState } from '../ui/EmptyState';
import { Notice, type NoticeContent } from '../ui/Notice';
import { resultNotice } from '../ui/result-notice';
import { usePending } from '../ui/use-pending';
import { BankAccountCard } from './BankAccountCard';
import { BankDialog } from './BankDialog';

interface Props {
  messages: Messages['bank'] & Messages['gate'];
  banks: readonly Bank[];
  player: Player;
}

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; account: BankAccount };

/** The accounts, with the dialogs that change them. A dialog's notice stays on the page after it has closed. */
export function BankList({ messages, banks, player }: Props) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const [notice, setNotice] = useState<NoticeContent>();
  const [isPending, run] = usePending();
  const { bankAccounts } = player;
  const close = () => setOpenDialog(undefined);
  const open = (dialog: OpenDialog) => {
    setNotice(undefined);
    setOpenDialog(dialog);
  };
  const deleteAccount = ({ id }: BankAccount) =>
    run(async () => {
      const { deleteDone: done, deleteFailed: refused } = messages;
      setNotice(resultNotice(await deleteBankAccount(id), { done, refused }, messages));
      close();
    });

  return (
    <div className="flex flex-col gap-4">
      {!openDialog && <Notice notice={notice} />}
      {bankAccounts.length === 0 ? (
        <EmptyState title={messages.none} hint={messages.noneHint}>
          <Button onClick={() => open({ kind: 'add' })}>{messages.addFirst}</Button>
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-3 md:grid-cols-2">
            {bankAccounts.map((account) => (
              <BankAccountCard
                key={account.id}
                {...{ account, messages }}
                onEdit={() => open({ kind: 'edit', account })}
                onDelete={() => open({ kind: 'delete', account })}
              />
            ))}
          </ul>
          <div className="grid gap-3 md:grid-cols-2">
            <Button onClick={() => open({ kind: 'add' })}>{messages.add}</Button>
          </div>
        </>
      )}
      {openDialog?.kind === 'delete' && (
        <ConfirmDialog
          title={messages.confirmTitle}
          yes={messages.confirmYes}
          no={messages.cancel}
          busy={isPending}
          onConfirm={() => deleteAccount(openDialog.account)}
          onClose={close}
        >
          <p>{messages.confirmText}</p>
          <p className="font-bold wrap-anywhere" translate="no">
            {openDialog.account.bankName} · {openDialog.account.accountNumber}
          </p>
        </ConfirmDialog>
      )}
      {(openDialog?.kind === 'add' || openDialog?.kind === 'edit') && (
        <BankDialog
          {...{ messages, banks, player, notice, setNotice }}
          account={openDialog.kind === 'edit' ? openDialog.account : undefined}
          onClose={close}
        />
      )}
    </div>
  );
}
