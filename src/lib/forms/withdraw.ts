import * as v from 'valibot';
import { exceeds } from '../domain/money/minor-units.ts';
import { Amount } from './amount.ts';
import { forward, RequiredText } from './fields.ts';

interface Known {
  hasBanks: boolean;
  /** The known balance at a provider, a decimal of major units. */
  balanceOf: (providerId: string) => string | undefined;
}

/** Spec section 5, Withdraw. A player without banks is told to add one, in the bank's place. An unknown balance is no limit. */
export const withdrawSchema = ({ hasBanks, balanceOf }: Known) =>
  v.pipe(
    v.object({
      provider: RequiredText('providerRequired'),
      amount: Amount,
      bank: RequiredText(hasBanks ? 'bankRequired' : 'bankMissing'),
    }),
    forward(
      v.partialCheck(
        [['provider'], ['amount']],
        ({ provider, amount }) => !exceeds(amount, balanceOf(provider) ?? ''),
        'amountOverBalance',
      ),
      'amount',
    ),
  );
export type WithdrawFields = v.InferInput<ReturnType<typeof withdrawSchema>>;
export type Withdraw = v.InferOutput<ReturnType<typeof withdrawSchema>>;
