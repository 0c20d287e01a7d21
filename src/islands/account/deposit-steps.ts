import { type DepositChannel, type DepositMethod, isNormalBank } from '@/lib/domain/deposit';
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

/** How a deposit goes on a phone: where there is nothing to pay to by hand there are no details, and at a gateway no receipt yet. */
export function stepsOf(method: DepositMethod, channel: DepositChannel | undefined): DepositStep[] {
  const isGateway = method === 'payment_gateway';
  const hasDetails = channel ? isNormalBank(channel) || channel.qrImage !== '' : !isGateway;
  const between: DepositStep[] = [...(hasDetails ? (['details'] as const) : []), ...(isGateway ? [] : (['receipt'] as const))];
  return ['channel', 'amount', ...between, 'summary'];
}
