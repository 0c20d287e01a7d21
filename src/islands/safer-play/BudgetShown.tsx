import type { Messages } from '@/content/messages/messages';
import { moneyText } from '@/lib/domain/money/amount';
import { budgetText } from '@/lib/domain/safer-play/budget';
import { budgetLeft } from '@/lib/domain/safer-play/budget-left';
import { type BudgetState, reloadBudget, usedAmount } from '@/lib/stores/safer-play/budget';
import { useFocusKept } from '../account/use-focus-kept';
import { TextButton } from '../ui/Button';
import { DetailsRow } from '../ui/DetailsList';

export type BudgetTexts = Messages['budget'] & Messages['money'];

interface Props {
  messages: BudgetTexts;
  state: BudgetState;
  onRemove: () => void;
}

const USED = { day: 'usedDay', week: 'usedWeek', month: 'usedMonth' } as const;

/** The budget that counts, and what is used and left of it; nothing where there is no budget. */
export function BudgetShown({ messages, state, onRemove }: Props) {
  const { budget } = state;
  if (!budget) return null;
  const used = usedAmount(state);
  const rows = [
    { label: messages.budget, value: budgetText(budget, messages) },
    ...(used === undefined
      ? []
      : [
          { label: messages[USED[budget.period]], value: moneyText(used) },
          { label: messages.left, value: moneyText(budgetLeft(budget, used)) },
        ]),
  ];
  return (
    <div className="flex flex-col rounded-control bg-raised px-4 py-2">
      <dl className="divide-y divide-line" aria-busy={state.used.status === 'loading'}>
        {rows.map(({ label, value }) => (
          <DetailsRow key={label} label={label}>
            <dd className="ms-auto text-end font-bold wrap-anywhere tabular-nums">{value}</dd>
          </DetailsRow>
        ))}
      </dl>
      <Counted messages={messages} status={state.used.status} />
      <div className="border-t border-line">
        <TextButton label={messages.remove} onClick={onRemove} />
      </div>
    </div>
  );
}

const STATUS = {
  loading: 'looking',
  known: 'counted',
  failed: 'failed',
  tooMany: 'tooMany',
} as const;

/** What is counted as used, or why that is not known. */
function Counted({ messages, status }: { messages: BudgetTexts; status: keyof typeof STATUS }) {
  const { place } = useFocusKept();
  return (
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 text-sm text-muted"
    >
      <p className={status === 'loading' || status === 'known' ? 'pb-2' : 'py-2'}>
        {messages[STATUS[status]]}
      </p>
      {status === 'failed' && <TextButton label={messages.tryAgain} onClick={reloadBudget} />}
    </div>
  );
}
