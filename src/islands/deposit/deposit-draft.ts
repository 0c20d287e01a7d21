import { stepOfEntry } from '@/lib/browser/page/step-history';
import { type Draft, readDraft } from '@/lib/browser/storage/form-draft';
import { DEFAULT_METHOD, DEPOSIT_METHODS, type DepositChoices, findNoPromotion, requestedPromotion } from '@/lib/domain/money/deposit';
import { findMainWallet } from '@/lib/domain/money/wallet';
import { type DepositFields, depositSchema } from '@/lib/forms/deposit';
import { validate } from '@/lib/forms/validate';
import { readUsedChannels } from '@/lib/stores/money/used-channels';
import { restoreFields } from '../money/use-draft';
import { stepToResume } from '../use-steps';
import { channelOf, DEPOSIT_FIELDS, type DepositStep, FIRST_STEP, stepsOf } from './deposit-steps';

/** What a new deposit begins with: the main wallet, the channel used last, and no promotion where the backend has a row for it. */
export function newDeposit({ providers, channels, promotions }: DepositChoices, playerId: string): DepositFields {
  const used = readUsedChannels(playerId)[DEFAULT_METHOD];
  return {
    provider: findMainWallet(providers)?.id ?? '',
    method: DEFAULT_METHOD,
    channel: channels[DEFAULT_METHOD].find(({ id }) => id === used)?.id ?? '',
    promotion: findNoPromotion(promotions)?.id ?? '',
    amount: '',
    receipt: undefined,
  };
}

/**
 * What the form opens with: the draft saved before a reload, and the promotion that the address asks for, which comes first.
 * @param typed the amount that was typed into the page's own field, where that had to go
 */
export function restoreDeposit(choices: DepositChoices, playerId: string, typed: string): { values: DepositFields; step: DepositStep } {
  const draft = readDraft('deposit', playerId);
  const { receipt, ...empty } = newDeposit(choices, playerId);
  const method = DEPOSIT_METHODS.find((name) => name === draft['method']);
  // A channel that is gone has to be chosen again.
  const begun = method ? { ...empty, method, channel: '' } : empty;
  const restored = restoreFields({ ...draft, method: begun.method }, begun, {
    provider: choices.providers,
    channel: choices.channels[begun.method],
    promotion: choices.promotions,
  });
  const values: DepositFields = {
    ...restored,
    // Nothing is chosen in the place of a promotion that is not offered.
    promotion: requestedPromotion(location.search, choices.promotions) ?? (restored.promotion || empty.promotion),
    amount: typed || restored.amount,
    receipt,
  };
  const steps = stepsOf(values.method, channelOf(values, choices));
  const entry = stepOfEntry();
  const left = entry === undefined ? draft['step'] : steps[entry];
  return { values, step: left ? stepToResume(left, invalidFields(values, choices), steps, DEPOSIT_FIELDS) : FIRST_STEP.step };
}

export function invalidFields(values: DepositFields, choices: DepositChoices): string[] {
  return Object.keys(validate(depositSchema(choices), values).errors);
}

/** What is kept over a reload: everything but the receipt. */
export function draftOf({ receipt: _, ...fields }: DepositFields): Draft {
  return fields;
}
