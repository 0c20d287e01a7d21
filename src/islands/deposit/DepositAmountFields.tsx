import type texts from '@/content/messages/en/deposit.json';
import { MIN_AMOUNT } from '@/lib/config';
import { QUICK_AMOUNTS } from '@/lib/domain/money/amount';
import type { Choice } from '@/lib/domain/money/deposit';
import { fill } from '@/lib/domain/text/fill';
import type { DepositSchema } from '@/lib/forms/deposit';
import { moneyText } from '../money/amount-text';
import type { MoneyTexts } from '../money/money-messages';
import { AmountField } from '../ui/form/AmountField';
import { Select } from '../ui/form/Select';
import type { UseFormReturn } from '../ui/form/use-form';
import { optionsOf } from './deposit-methods';

interface Props {
  messages: typeof texts & MoneyTexts;
  form: UseFormReturn<DepositSchema>;
  promotions: readonly Choice[];
}

/** The promotion and the amount. */
export function DepositAmountFields({ messages, form, promotions }: Props) {
  return (
    <div data-part="amount" className="flex flex-col gap-1">
      {promotions.length > 0 && (
        <Select
          label={messages.promotion}
          placeholder={messages.promotionPlaceholder}
          options={optionsOf(promotions)}
          required
          {...form.register('promotion')}
        />
      )}
      <AmountField
        label={messages.amount}
        hint={fill(messages.amountHint, { minimum: moneyText(String(MIN_AMOUNT)) })}
        quick={{ label: messages.quickAmounts, amounts: QUICK_AMOUNTS }}
        onPick={(decimal) => form.setValue('amount', decimal)}
        {...form.register('amount')}
      />
    </div>
  );
}
