import type { Messages } from '@/content/messages/messages';
import { moneyText } from '@/lib/domain/money/amount';
import { budgetLeft } from '@/lib/domain/safer-play/budget-left';
import { fill } from '@/lib/domain/text/fill';
import { type BudgetState, usedAmount } from '@/lib/stores/budget';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

interface Props {
  messages: Messages['deposit'];
  state: BudgetState;
  /** A decimal in major units. */
  amount: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before a deposit that goes above the budget. The button that sends nothing comes first, so that it has the focus. */
export function BudgetDialog({ messages, state, amount, onConfirm, onClose }: Props) {
  const { budget } = state.plan;
  const used = usedAmount(state);
  const left = budget && used !== undefined ? moneyText(budgetLeft(budget, used)) : undefined;
  const places = { left: left ?? '', amount: moneyText(budget?.amount ?? ''), deposit: moneyText(amount) };
  return (
    <Dialog title={messages.budgetTitle} isNarrow onClose={onClose}>
      <div className="flex flex-col gap-3 p-5">
        <p className="pb-2 tabular-nums">{fill(left ? messages.budgetText : messages.budgetTextAlone, places)}</p>
        <Button variant="secondary" onClick={onClose}>
          {messages.budgetNo}
        </Button>
        <Button variant="secondary" onClick={onConfirm}>
          {messages.budgetYes}
        </Button>
      </div>
    </Dialog>
  );
}
