import type { Messages } from '@/content/messages/messages';
import { moneyText } from '@/lib/domain/money/amount';
import { budgetLeft } from '@/lib/domain/safer-play/budget-left';
import { fill } from '@/lib/domain/text/fill';
import { type BudgetState, usedAmount } from '@/lib/stores/budget';
import { ConfirmDialog } from '../ui/ConfirmDialog';

interface Props {
  messages: Messages['deposit'];
  state: BudgetState;
  /** A decimal in major units. */
  amount: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before a deposit that goes above the budget. */
export function BudgetDialog({ messages, state, amount, onConfirm, onClose }: Props) {
  const { budget } = state.plan;
  const used = usedAmount(state);
  const left = budget && used !== undefined ? moneyText(budgetLeft(budget, used)) : undefined;
  const places = { left: left ?? '', amount: moneyText(budget?.amount ?? ''), deposit: moneyText(amount) };
  return (
    <ConfirmDialog
      title={messages.budgetTitle}
      look="narrow"
      yes={messages.budgetYes}
      no={messages.budgetNo}
      looks={{ yes: 'secondary', no: 'secondary' }}
      {...{ onConfirm, onClose }}
    >
      <p className="pb-2 tabular-nums">{fill(left ? messages.budgetText : messages.budgetTextAlone, places)}</p>
    </ConfirmDialog>
  );
}
