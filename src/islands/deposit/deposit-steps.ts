import { DEFAULT_METHOD, type DepositChannel, type DepositChoices, type DepositMethod, isNormalBank } from '@/lib/domain/money/deposit';
import type { DepositFields } from '@/lib/forms/deposit';

/** What is asked before anything is paid, and paying. */
export type DepositStep = 'choice' | 'payment';

/** The fields of each step; a step with an invalid field cannot be left. */
export const FIELDS_BY_STEP: Record<DepositStep, readonly (keyof DepositFields)[]> = {
  choice: ['channel', 'amount', 'promotion', 'provider'],
  payment: ['receipt'],
};

export function channelOf({ method, channel }: DepositFields, { channels }: DepositChoices): DepositChannel | undefined {
  return channels[method].find(({ id }) => id === channel);
}

/** The steps of a deposit on a phone. One that is paid at a gateway is sent from the first, since it is paid after that. */
export function stepsOf(method: DepositMethod, channel: DepositChannel | undefined): DepositStep[] {
  const isPaidHere = method !== 'payment_gateway' || isNormalBank(channel);
  return isPaidHere ? ['choice', 'payment'] : ['choice'];
}

/** Where a new deposit begins, before anything is known. */
export const FIRST_STEP = { step: 'choice', steps: stepsOf(DEFAULT_METHOD, undefined), index: 0 } as const;

/** The first step that has one of these fields. */
export function firstStepWith(fields: readonly string[], steps: readonly DepositStep[]): DepositStep | undefined {
  return steps.find((step) => FIELDS_BY_STEP[step].some((field) => fields.includes(field)));
}

/** The step to open: the one that is asked for, or an earlier one with an invalid field (a receipt is never saved). */
export function stepToResume(wanted: string | undefined, invalid: readonly string[], steps: readonly DepositStep[]): DepositStep {
  return steps.find((step) => step === wanted || firstStepWith(invalid, [step])) ?? FIRST_STEP.step;
}
