import type { ReactNode } from 'react';
import type { Messages } from '@/content/messages/messages';
import { QUICK_AMOUNTS } from '@/lib/domain/money/amount';
import { AmountField } from '../money/AmountField';
import type { MoneyTexts } from '../money/money-messages';
import type { FieldProps } from '../ui/form/Field';

interface Props extends Pick<FieldProps, 'name' | 'defaultValue' | 'error'> {
  messages: Messages['deposit'] & MoneyTexts;
  typed?: string;
  onPick: (decimal: string) => void;
  /** What the form knows of the amount once it is alive. */
  children?: ReactNode;
}

/** The amount, which is in the page's HTML and keeps its field when the form comes alive. */
export function DepositAmountFields({ messages, typed, onPick, children, ...field }: Props) {
  return (
    <div data-part="choice" className="flex flex-col gap-3">
      <AmountField {...{ messages, typed, onPick, ...field }} id="deposit-amount" quickAmounts={QUICK_AMOUNTS} />
      {children}
    </div>
  );
}
