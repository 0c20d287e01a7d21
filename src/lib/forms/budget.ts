import * as v from 'valibot';
import { BUDGET_PERIODS } from '../domain/safer-play/budget.ts';
import { Amount } from './amount.ts';

/** A budget reminder as it is typed. */
export const BudgetSchema = v.object({ amount: Amount, period: v.picklist(BUDGET_PERIODS) });
