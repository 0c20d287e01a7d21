import { useEffect } from 'react';
import { addressSearch } from '@/lib/browser/page/page';
import { readDraft, removeDraft, saveDraft } from '@/lib/browser/storage/form-draft';
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

/** Saves what has been filled in, so that it survives a reload; a receipt is not saved. */
export function useDepositDraft(values: DepositFields, step: DepositStep, playerId: string): void {
  const { receipt: _, ...texts } = values;
  const draft = JSON.stringify(texts);
  useEffect(() => {
    if (draft !== EMPTY_DRAFT) saveDraft('deposit', playerId, { ...JSON.parse(draft), step });
    else removeDraft('deposit');
  }, [draft, step, playerId]);
}

const { receipt: _, ...EMPTY_TEXTS } = EMPTY_DEPOSIT;
const EMPTY_DRAFT = JSON.stringify(EMPTY_TEXTS);
