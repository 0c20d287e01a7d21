import type { Messages } from '@/content/messages/messages';
import { moneyText } from '@/lib/domain/money/amount';
import { turnoverLeft } from '@/lib/domain/money/bonus';
import { balanceAfter } from '@/lib/domain/money/minor-units';
import type { BankAccount, Player } from '@/lib/domain/player';
import { maskedNumber } from '@/lib/domain/text/numbers';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { DetailsList } from '../ui/DetailsList';

interface Props {
  messages: Messages['withdraw'];
  player: Pick<Player, 'bonuses'>;
  /** A decimal of major units. */
  amount: string;
  bank: BankAccount | undefined;
  provider: string;
  /** At the provider, a decimal of major units; undefined while it is not known. */
  balance: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** A withdrawal before it is sent: what leaves, to which account, and what is left. */
export function WithdrawReview({
  messages,
  player,
  amount,
  bank,
  provider,
  balance,
  onConfirm,
  onClose,
}: Props) {
  const left = balance === undefined ? undefined : balanceAfter(balance, amount);
  const turnover = turnoverLeft(player.bonuses ?? []);
  return (
    <ConfirmDialog
      title={messages.reviewTitle}
      variant="sheet"
      // Enter that is held down must not answer.
      startsWithTitle
      yes={messages.confirm}
      no={messages.back}
      variants={{ yes: 'primary', no: 'secondary' }}
      {...{ onConfirm, onClose }}
    >
      <p className="font-backend text-lg font-bold wrap-anywhere tabular-nums">
        <span className="block text-2xl">{`${moneyText(amount)} `}</span>
        <span>{`→ ${bank?.bankName ?? ''} `}</span>
        <span className="whitespace-nowrap">{maskedNumber(bank?.accountNumber ?? '')}</span>
      </p>
      <DetailsList
        items={[
          { label: messages.provider, value: provider },
          ...(left === undefined ? [] : [{ label: messages.leftAfter, value: moneyText(left) }]),
          ...(turnover === undefined
            ? []
            : [{ label: messages.turnoverLeft, value: moneyText(turnover) }]),
        ]}
      />
    </ConfirmDialog>
  );
}
