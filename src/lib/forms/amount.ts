import * as v from 'valibot';
import { type AmountProblem, readAmount } from '../domain/money/amount.ts';
import { BUDGET_PERIODS } from '../domain/safer-play/budget.ts';

const readDecimal = v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
  const read = readAmount(dataset.value);
  if (read.ok) return read.decimal;
  addIssue({ message: read.problem });
  return NEVER;
});

/** The amount of a money form (spec section 5): typed text in, a decimal of major units out. valibot does not type the keys of `addIssue`. */
export const Amount = v.pipe(
  v.string(),
  readDecimal as typeof readDecimal & { readonly message: AmountProblem },
);

/** A budget reminder as it is typed. */
export const BudgetSchema = v.object({ amount: Amount, period: v.picklist(BUDGET_PERIODS) });
