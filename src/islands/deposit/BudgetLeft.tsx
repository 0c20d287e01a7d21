import type { Messages } from '@/content/messages/messages';
import { moneyText } from '@/lib/domain/money/amount';
import { budgetLeft } from '@/lib/domain/safer-play/budget-left';
import { fill } from '@/lib/domain/text/fill';
import { type BudgetState, reloadBudget, usedAmount } from '@/lib/stores/budget';
import type { MoneyTexts } from '../money/money-messages';
import { TextButton } from '../ui/Button';

interface Props {
  messages: Messages['deposit'] & MoneyTexts;
  state: BudgetState;
}

const TEXTS = { day: 'budgetDay', week: 'budgetWeek', month: 'budgetMonth' } as const;

/** What is left of the player's budget reminder; nothing where there is none. */
export function BudgetLeft({ messages, state }: Props) {
  const { plan, used } = state;
  if (!plan.budget) return null;
  const { amount, period } = plan.budget;
  const known = usedAmount(state);
  const left = known !== undefined && moneyText(budgetLeft(plan.budget, known));
  const unknown = used.status === 'loading' ? messages.budgetLooking : messages.budgetUnknown;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 rounded-control bg-raised px-3 py-2 text-sm tabular-nums">
      <p>{left ? fill(messages[TEXTS[period]], { left, amount: moneyText(amount) }) : unknown}</p>
      {used.status === 'failed' && <TextButton label={messages.retry} onClick={reloadBudget} />}
    </div>
  );
}
