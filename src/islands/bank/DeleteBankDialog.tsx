import type { Messages } from '@/content/messages/messages';
import type { BankAccount } from '@/lib/domain/player';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { usePending } from '../ui/use-pending';

interface Props {
  messages: Messages['bank'];
  account: BankAccount;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before an account is deleted. */
export function DeleteBankDialog({ messages, account, onConfirm, onClose }: Props) {
  const [isPending, run] = usePending();
  return (
    <ConfirmDialog
      title={messages.confirmTitle}
      yes={messages.confirmYes}
      no={messages.cancel}
      busy={isPending}
      onConfirm={() => run(onConfirm)}
      onClose={onClose}
    >
      <p>{messages.confirmText}</p>
      <p className="font-bold wrap-anywhere" translate="no">
        {account.bankName} · {account.accountNumber}
      </p>
    </ConfirmDialog>
  );
}
