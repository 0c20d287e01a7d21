import { BudgetLeft } from '@/islands/deposit/DepositBudget';
import { BudgetShown } from '@/islands/safer-play/BudgetShown';
import { State } from '../State';
import { BUDGET_STATES } from '../samples';
import type { GalleryTexts } from '../texts';

const ignore = () => undefined;

/** A player's budget reminder, on its page and in the deposit form. */
export function Budget({ texts: { budget, deposit } }: { texts: GalleryTexts }) {
  const { looking, known, failed } = BUDGET_STATES;
  return (
    <>
      {Object.entries(BUDGET_STATES).map(([name, state]) => (
        <State key={name} name={`BudgetShown: ${name}`}>
          <BudgetShown messages={budget} state={state} onRemove={ignore} onTakeBack={ignore} />
        </State>
      ))}
      <State name="BudgetLeft: looking, known, failed">
        {[looking, known, failed].map((state) => (
          <BudgetLeft key={state.used.status} messages={deposit} state={state} />
        ))}
      </State>
    </>
  );
}
