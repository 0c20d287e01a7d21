import { DEFAULT_METHOD, type DepositChannel, type DepositChoices, type DepositMethod, isNormalBank } from '@/lib/domain/money/deposit';
import type { DepositFields } from '@/lib/forms/deposit';

export type DepositStep = 'amount' | 'channel' | 'details' | 'receipt' | 'summary';

/** The fields of each step; a step with an invalid field cannot be left. */
export const FIELDS_BY_STEP: Record<DepositStep, readonly (keyof DepositFields)[]> = {
  amount: ['amount', 'promotion'],
  channel: ['provider', 'channel'],
  details: [],
  receipt: ['receipt'],
  summary: [],
};

export function channelOf({ method, channel }: DepositFields, { channels }: DepositChoices): DepositChannel | undefined {
  return channels[method].find(({ id }) => id === channel);
}

/** The steps of a deposit on a phone. Details are left out where nothing is paid by hand, and at a gateway the receipt where none is required. */
export function stepsOf(method: DepositMethod, channel: DepositChannel | undefined): DepositStep[] {
  const isGateway = method === 'payment_gateway';
  const hasDetails = channel ? isNormalBank(channel) || channel.qrImage !== '' : !isGateway;
  const hasReceipt = !isGateway || isNormalBank(channel);
  return ['amount', 'channel', ...(hasDetails ? (['details'] as const) : []), ...(hasReceipt ? (['receipt'] as const) : []), 'summary'];
}

/** Where a new deposit begins, before anything is known. */
export const FIRST_STEP = { step: 'amount', steps: stepsOf(DEFAULT_METHOD, undefined), index: 0 } as const;

/** The first step that has one of these fields. */
export function firstStepWith(fields: readonly string[], steps: readonly DepositStep[]): DepositStep | undefined {
  return steps.find((step) => FIELDS_BY_STEP[step].some((field) => fields.includes(field)));
}

/** The step to open: the one that is asked for, or an earlier one with an invalid field (a receipt is never saved). */
export function stepToResume(wanted: string | undefined, invalid: readonly string[], steps: readonly DepositStep[]): DepositStep {
  return steps.find((step) => step === wanted || firstStepWith(invalid, [step])) ?? FIRST_STEP.step;
}
