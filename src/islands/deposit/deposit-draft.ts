import { addressSearch } from '@/lib/browser/page/page';
import { type Draft, readDraft } from '@/lib/browser/storage/form-draft';
import { DEFAULT_METHOD, type DepositChoices, requestedPromotion, restoreChoices } from '@/lib/domain/money/deposit';
import { type DepositFields, depositSchema } from '@/lib/forms/deposit';
import { validate } from '@/lib/forms/validate';
import { channelOf, type DepositStep, stepsOf, stepToResume } from './deposit-steps';

export const EMPTY_DEPOSIT: DepositFields = {
  provider: '',
  method: DEFAULT_METHOD,
  channel: '',
  promotion: '',
  amount: '',
  receipt: undefined,
};

/** What the form opens with: the draft saved before a reload, and the promotion that the address asks for (decisions, 22). */
export function restoreDeposit(choices: DepositChoices, playerId: string): { values: DepositFields; step: DepositStep } {
  const draft = readDraft('deposit', playerId);
  const restored = restoreChoices(draft, choices);
  const promotion = requestedPromotion(addressSearch(), choices.promotions) || restored.promotion;
  const values: DepositFields = { ...restored, promotion, receipt: undefined };
  const invalid = Object.keys(validate(depositSchema(choices), values).errors);
  return { values, step: stepToResume(draft['step'], invalid, stepsOf(values.method, channelOf(values, choices))) };
}

/** What is kept over a reload: everything but the receipt. */
export function draftOf({ receipt: _, ...fields }: DepositFields): Draft {
  return fields;
}
