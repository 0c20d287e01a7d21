import type { Messages } from '@/content/messages/messages';
import { QUICK_AMOUNTS } from '@/lib/domain/money/amount';
import { loadDepositChoices } from '@/lib/stores/money/deposit-form';
import { isOnBreak } from '@/lib/stores/safer-play/device-break';
import { $session, playerIdOf, startSession } from '@/lib/stores/session/session';
import { AmountField } from '../money/AmountField';
import type { MoneyTexts } from '../money/money-messages';
import type { FieldProps } from '../ui/form/Field';
import { Skeleton } from '../ui/Skeleton';

export const AMOUNT_ID = 'deposit-amount';

const ignore = () => undefined;

/** The deposit form as pages are built. DepositFields.tsx begins with the same elements, so that the field stays the one in which somebody may be typing. */
export function DepositStart({ messages }: { messages: Messages['deposit'] & MoneyTexts }) {
  return (
    <form method="post" noValidate className="money-form">
      <div data-part="choice" className="flex flex-col gap-3">
        <DepositAmountField messages={messages} name="amount" onPick={ignore} />
        <DepositSkeleton messages={messages} />
      </div>
    </form>
  );
}

/** Stands in place of the other fields, with room for them. */
export function DepositSkeleton({ messages }: { messages: Pick<MoneyTexts, 'loading'> }) {
  return (
    <div className="min-h-64">
      <Skeleton label={messages.loading} shape="lines" count={3} />
    </div>
  );
}

/** Finds out whose page this is and what can be chosen, before the form takes over the one in the page's HTML. In a break nothing is asked for. */
export async function loadDepositStart() {
  await startSession();
  const playerId = playerIdOf($session.get());
  return {
    playerId,
    choices: playerId === undefined || isOnBreak() ? undefined : await loadDepositChoices(),
  };
}

interface DepositAmountFieldProps extends Pick<FieldProps, 'name' | 'defaultValue' | 'error'> {
  messages: Messages['deposit'] & MoneyTexts;
  typed?: string;
  isAlive?: boolean;
  onPick: (decimal: string) => void;
}

/** The amount, which is in the page's HTML and keeps its field when the form comes alive; a draft of it is not shown empty first. */
export function DepositAmountField({
  messages,
  typed,
  isAlive,
  onPick,
  ...field
}: DepositAmountFieldProps) {
  return (
    <div tabIndex={-1} className={`outline-offset-4 ${isAlive ? '' : 'has-draft:hidden'}`}>
      <AmountField
        {...{ messages, typed, onPick, ...field }}
        id={AMOUNT_ID}
        quickAmounts={QUICK_AMOUNTS}
      />
    </div>
  );
}
