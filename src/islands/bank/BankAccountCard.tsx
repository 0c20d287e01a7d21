import type { Messages } from '@/content/messages/messages';
import type { BankAccount } from '@/lib/domain/player';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { DetailsList } from '../ui/DetailsList';

interface Props {
  account: BankAccount;
  messages: Messages['bank'];
  onEdit: () => void;
  onDelete: () => void;
}

/** A bank account with its buttons, which need its id. */
export function BankAccountCard({ account, messages, onEdit, onDelete }: Props) {
  return (
    <li className="card flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3 max-xs:flex-wrap">
        <h2 className="font-backend text-base wrap-anywhere" translate="no">
          {account.bankName}
        </h2>
        {account.isDefault && <Badge text={messages.default} tone="accent" />}
      </div>
      <div className="grow" translate="no">
        <DetailsList
          items={[
            { label: messages.holder, value: account.holderName },
            {
              label: messages.accountNumber,
              value: account.accountNumber || messages.numberUnread,
            },
          ]}
        />
      </div>
      <div className="grid gap-3 xs:grid-cols-2">
        <Button variant="secondary" disabled={!account.id} onClick={onEdit}>
          {messages.edit}
        </Button>
        <Button variant="danger" disabled={!account.id} onClick={onDelete}>
          {messages.delete}
        </Button>
      </div>
    </li>
  );
}
