import { stepOfEntry } from '@/lib/browser/page/step-history';
import { type Draft, readDraft } from '@/lib/browser/storage/form-draft';
import { readUsedChannels } from '@/lib/browser/storage/used-channels';
import { DEFAULT_METHOD, type DepositChoices, findNoPromotion, requestedPromotion, restoreChoices } from '@/lib/domain/money/deposit';
import { findMainWallet } from '@/lib/domain/money/wallet';
import { type DepositFields, depositSchema } from '@/lib/forms/deposit';
import { validate } from '@/lib/forms/validate';
import { channelOf, type DepositStep, FIRST_STEP, stepsOf, stepToResume } from './deposit-steps';

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
  const empty = newDeposit(choices, playerId);
  const restored = restoreChoices(draft, choices);
  const values: DepositFields = {
    ...restored,
    provider: restored.provider || empty.provider,
    channel: draft['method'] === undefined ? empty.channel : restored.channel,
    // Nothing is chosen in the place of a promotion that is not offered.
    promotion: requestedPromotion(location.search, choices.promotions) ?? (restored.promotion || empty.promotion),
    amount: typed || restored.amount,
    receipt: undefined,
  };
  const steps = stepsOf(values.method, channelOf(values, choices));
  const entry = stepOfEntry();
  const left = entry === undefined ? draft['step'] : steps[entry];
  return { values, step: left ? stepToResume(left, invalidFields(values, choices), steps) : FIRST_STEP.step };
}

export function invalidFields(values: DepositFields, choices: DepositChoices): string[] {
  return Object.keys(validate(depositSchema(choices), values).errors);
}

/** What is kept over a reload: everything but the receipt. */
export function draftOf({ receipt: _, ...fields }: DepositFields): Draft {
  return fields;
}
