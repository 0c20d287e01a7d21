import { type DepositChannel, type DepositMethod, isNormalBank } from '@/lib/domain/money/deposit';
import type { DepositFields } from '@/lib/forms/deposit';

export type DepositStep = 'channel' | 'amount' | 'details' | 'receipt' | 'summary';

/** The fields that a step asks for; it is not left while one of them is wrong. */
export const FIELDS_OF_STEP: Record<DepositStep, readonly (keyof DepositFields)[]> = {
  channel: ['provider', 'channel'],
  amount: ['promotion', 'amount'],
  details: [],
  receipt: ['receipt'],
  summary: [],
};

/** The first step with one of these fields in it. */
export function stepOf(fields: readonly string[], steps: readonly DepositStep[]): DepositStep | undefined {
  return steps.find((step) => FIELDS_OF_STEP[step].some((field) => fields.includes(field)));
}

/** Where a deposit goes on after a reload: where it was, or before that where something is to be filled in again (a receipt is not kept). */
export function stepToResume(kept: string | undefined, wrong: readonly string[], steps: readonly DepositStep[]): DepositStep {
  return steps.find((step) => step === kept || stepOf(wrong, [step])) ?? 'channel';
}

/** How a deposit goes on a phone: where there is nothing to pay to by hand there are no details, and at a gateway no receipt yet. */
export function stepsOf(method: DepositMethod, channel: DepositChannel | undefined): DepositStep[] {
  const isGateway = method === 'payment_gateway';
  const hasDetails = channel ? isNormalBank(channel) || channel.qrImage !== '' : !isGateway;
  const between: DepositStep[] = [...(hasDetails ? (['details'] as const) : []), ...(isGateway ? [] : (['receipt'] as const))];
  return ['channel', 'amount', ...between, 'summary'];
}
