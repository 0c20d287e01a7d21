import type { UseFormReturn } from 'react-hook-form';
import type texts from '@/content/messages/en/deposit.json';
import { MIN_AMOUNT } from '@/lib/config';
import { QUICK_AMOUNTS } from '@/lib/domain/amount';
import type { Choice } from '@/lib/domain/deposit';
import { fill } from '@/lib/domain/fill';
import type { Deposit, DepositFields } from '@/lib/forms/deposit';
import { fieldProblem } from '../auth/field-problem';
import { AmountField } from '../ui/AmountField';
import { Select } from '../ui/Select';
import { moneyText } from './amount-text';
import { optionsOf } from './deposit-methods';
import type { MoneyTexts } from './money-messages';

interface Props {
  messages: typeof texts & MoneyTexts;
  form: UseFormReturn<DepositFields, unknown, Deposit>;
  promotions: readonly Choice[];
}

/** How much, and with which promotion. */
export function DepositAmountFields({ messages, form: { register, setValue, formState }, promotions }: Props) {
  const { errors } = formState;
  return (
    <div data-part="amount" className="flex flex-col gap-1">
      {promotions.length > 0 && (
        <Select
          label={messages.promotion}
          placeholder={messages.promotionPlaceholder}
          options={optionsOf(promotions)}
          problem={fieldProblem(messages, errors.promotion)}
          required
          {...register('promotion')}
        />
      )}
      <AmountField
        label={messages.amount}
        hint={fill(messages.amountHint, { minimum: moneyText(String(MIN_AMOUNT)) })}
        problem={fieldProblem(messages, errors.amount)}
        quick={{ label: messages.quickAmounts, amounts: QUICK_AMOUNTS }}
        onPick={(decimal) => setValue('amount', decimal, { shouldValidate: true })}
        {...register('amount')}
      />
    </div>
  );
}
