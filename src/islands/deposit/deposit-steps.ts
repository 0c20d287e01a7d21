import { DEFAULT_METHOD, type DepositChannel, type DepositChoices, type DepositMethod, isNormalBank } from '@/lib/domain/money/deposit';
import type { DepositFields } from '@/lib/forms/deposit';
import type { FieldsByStep } from '../use-steps';

/** What is asked before anything is paid, and paying. */
export type DepositStep = 'choice' | 'payment';

export const DEPOSIT_FIELDS: FieldsByStep<DepositStep, keyof DepositFields> = {
  choice: ['channel', 'amount', 'promotion', 'provider'],
  payment: ['receipt'],
};

export function channelOf({ method, channel }: DepositFields, { channels }: DepositChoices): DepositChannel | undefined {
  return channels[method].find(({ id }) => id === channel);
}

/** The steps of a deposit on a phone. One that is paid at a gateway is sent from the first, since it is paid after that. */
export function stepsOf(method: DepositMethod, channel: DepositChannel | undefined): [DepositStep, ...DepositStep[]] {
  const isPaidHere = method !== 'payment_gateway' || isNormalBank(channel);
  return isPaidHere ? ['choice', 'payment'] : ['choice'];
}

/** Where a new deposit begins, before anything is known. */
export const FIRST_STEP = { step: 'choice', steps: stepsOf(DEFAULT_METHOD, undefined), index: 0 } as const;
