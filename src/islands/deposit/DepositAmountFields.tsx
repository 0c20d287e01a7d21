import type { ReactNode } from 'react';
import type { Messages } from '@/content/messages/messages';
import { QUICK_AMOUNTS } from '@/lib/domain/money/amount';
import type { Choice } from '@/lib/domain/money/deposit';
import type { DepositSchema } from '@/lib/forms/deposit';
import { AmountField } from '../money/AmountField';
import { choiceOptions } from '../money/choice-options';
import type { MoneyTexts } from '../money/money-messages';
import { Select } from '../ui/form/Select';
import type { UseFormReturn } from '../ui/form/use-form';

interface Props {
  messages: Messages['deposit'] & MoneyTexts;
  form: UseFormReturn<DepositSchema>;
  promotions: readonly Choice[];
  /** What is left of the player's budget reminder. */
  budget: ReactNode;
}

/** The promotion and the amount. */
export function DepositAmountFields({ messages, form, promotions, budget }: Props) {
  return (
    <div data-part="amount" className="flex flex-col gap-3">
      {promotions.length > 0 && (
        <Select
          label={messages.promotion}
          placeholder={messages.promotionPlaceholder}
          options={choiceOptions(promotions)}
          required
          {...form.register('promotion')}
        />
      )}
      {budget}
      <AmountField
        messages={messages}
        quickAmounts={QUICK_AMOUNTS}
        onPick={(decimal) => form.setValue('amount', decimal)}
        {...form.register('amount')}
      />
    </div>
  );
}
