import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import type { BankAccount, Player } from '@/lib/domain/player';
import type { Bank } from '@/lib/domain/site/site-settings';
import { type BankOutcome, deleteBankAccount } from '@/lib/stores/account/bank-accounts';
import { $hasReloadFailed, reloadProfile } from '@/lib/stores/session/session';
import { AccountGate, MissingList } from '../account/AccountGate';
import { useFocusKept } from '../account/use-focus-kept';
import { loadMessages } from '../load-messages';
import { Button } from '../ui/Button';
import { Callout, type CalloutContent, resultCallout } from '../ui/Callout';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { EmptyState } from '../ui/EmptyState';
import { RetryNotice } from '../ui/RetryNotice';
import { Skeleton } from '../ui/Skeleton';
import { BankAccountCard } from './BankAccountCard';
import { BankDialog } from './BankDialog';

interface Props {
  messages: Messages['gate'];
  /** The site's banks at build time. */
  banks: readonly Bank[];
}

/** The player's bank accounts (spec section 2, Bank). Island: the accounts are private. */
export function BankAccounts({ messages, banks }: Props) {
  return (
    <AccountGate
      messages={messages}
      loadTexts={() => loadMessages('bank')}
      fallback={<Skeleton label={messages.loading} shape="cards" count={2} />}
    >
      {(player, all) =>
        player.bankAccounts ? (
          <BankList
            key={player.id}
            {...{ messages: all, banks, player }}
            accounts={player.bankAccounts}
          />
        ) : (
          <MissingList messages={all} />
        )
      }
    </AccountGate>
  );
}

interface BankListProps extends Props {
  messages: Messages['bank'] & Messages['gate'];
  player: Player;
  accounts: readonly BankAccount[];
}

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; account: BankAccount };

/** The accounts, with the dialogs that change them. What came of a change is told in its dialog, and here once that is closed. */
function BankList({ messages, banks, player, accounts }: BankListProps) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const [notice, setNotice] = useState<CalloutContent>();
  const hasReloadFailed = useStore($hasReloadFailed);
  const { place, substitute } = useFocusKept();
  const close = () => setOpenDialog(undefined);
  const open = (dialog: OpenDialog) => {
    setNotice(undefined);
    setOpenDialog(dialog);
  };
  const noteOutcome = (outcome: BankOutcome, texts: { done: string; refused: string }) =>
    setNotice(
      outcome === 'busy'
        ? { kind: 'error', text: messages.busy }
        : resultCallout(outcome, texts, messages),
    );
  const deleteAccount = async ({ id }: BankAccount) => {
    const { deleteDone: done, deleteFailed: refused } = messages;
    noteOutcome(await deleteBankAccount(id), { done, refused });
    close();
  };

  return (
    <div ref={place} className="flex flex-col gap-4">
      <Callout notice={openDialog ? undefined : notice} />
      {hasReloadFailed && (
        <RetryNotice text={messages.unreachable} label={messages.retry} onRetry={reloadProfile} />
      )}
      {accounts.length === 0 ? (
        <EmptyState title={messages.none} hint={messages.noneHint}>
          <div ref={substitute} className="w-full">
            <Button onClick={() => open({ kind: 'add' })}>{messages.addFirst}</Button>
          </div>
        </EmptyState>
      ) : (
        <>
          <p className="text-sm text-muted">{messages.checkNumbers}</p>
          <ul className="grid gap-3 md:grid-cols-2">
            {accounts.map((account) => (
              <BankAccountCard
                key={account.id || account.accountNumber}
                {...{ account, messages }}
                onEdit={() => open({ kind: 'edit', account })}
                onDelete={() => open({ kind: 'delete', account })}
              />
            ))}
          </ul>
          <div ref={substitute} className="grid gap-3 md:grid-cols-2">
            <Button onClick={() => open({ kind: 'add' })}>{messages.add}</Button>
          </div>
        </>
      )}
      {openDialog?.kind === 'delete' && (
        <ConfirmDialog
          title={messages.confirmTitle}
          yes={messages.confirmYes}
          no={messages.cancel}
          onConfirm={() => deleteAccount(openDialog.account)}
          onClose={close}
        >
          <p>{messages.confirmText}</p>
          <p className="font-backend font-bold wrap-anywhere" translate="no">
            {`${openDialog.account.bankName} · ${openDialog.account.accountNumber || messages.numberUnread}`}
          </p>
        </ConfirmDialog>
      )}
      {(openDialog?.kind === 'add' || openDialog?.kind === 'edit') && (
        <BankDialog
          {...{ messages, banks, player, notice, noteOutcome }}
          account={openDialog.kind === 'edit' ? openDialog.account : undefined}
          clearNotice={() => setNotice(undefined)}
          onClose={close}
        />
      )}
    </div>
  );
}
