import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import type { Messages } from '@/content/messages/messages';
import { moneyText } from '@/lib/domain/money/amount';
import { budgetLeft } from '@/lib/domain/safer-play/budget-left';
import { fill } from '@/lib/domain/text/fill';
import {
  $budget,
  type BudgetState,
  openBudget,
  reloadBudget,
  usedAmount,
} from '@/lib/stores/safer-play/budget';
import { useFocusKept } from '../account/use-focus-kept';
import type { MoneyTexts } from '../money/money-messages';
import { TextButton } from '../ui/Button';
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
  const { budget } = state;
  const used = usedAmount(state);
  const left = budget && used !== undefined ? moneyText(budgetLeft(budget, used)) : undefined;
  const places = {
    left: left ?? '',
    amount: moneyText(budget?.amount ?? ''),
    deposit: moneyText(amount),
  };
  return (
    <ConfirmDialog
      title={messages.budgetTitle}
      variant="narrow"
      yes={messages.budgetYes}
      no={messages.budgetNo}
      variants={{ yes: 'secondary', no: 'secondary' }}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className="pb-2 tabular-nums">
        {fill(left ? messages.budgetText : messages.budgetTextAlone, places)}
      </p>
    </ConfirmDialog>
  );
}

const TEXTS = { day: 'budgetDay', week: 'budgetWeek', month: 'budgetMonth' } as const;

/** What is left of the player's budget reminder; nothing where there is none. */
export function BudgetLeft({
  messages,
  state,
}: {
  messages: Messages['deposit'] & MoneyTexts;
  state: BudgetState;
}) {
  const { place } = useFocusKept();
  const { budget, used } = state;
  if (!budget) return null;
  const { amount, period } = budget;
  const known = usedAmount(state);
  const left = known !== undefined && moneyText(budgetLeft(budget, known));
  const unknown = used.status === 'loading' ? messages.budgetLooking : messages.budgetUnknown;

  return (
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-3 rounded-control bg-raised px-3 py-2 text-sm tabular-nums"
    >
      <p>{left ? fill(messages[TEXTS[period]], { left, amount: moneyText(amount) }) : unknown}</p>
      {used.status === 'failed' && <TextButton label={messages.retry} onClick={reloadBudget} />}
    </div>
  );
}

/** The state of the player's budget reminder. */
export function useBudget(playerId: string): BudgetState {
  const state = useStore($budget);
  useLayoutEffect(() => openBudget(playerId), [playerId]);
  return state;
}
