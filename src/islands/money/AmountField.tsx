import { CURRENCY_LABEL } from '@/lib/config';
import { formatMoney, readAmount } from '@/lib/domain/money/amount';
import { Field, type FieldProps } from '../ui/form/Field';
import { useHydrated } from '../ui/use-hydrated';
import type { MoneyTexts } from './money-messages';

interface Props extends Pick<FieldProps, 'id' | 'name' | 'defaultValue' | 'error'> {
  messages: MoneyTexts;
  /** Decimals, each with a button that fills it in. */
  quickAmounts?: readonly string[];
  /** What is in the field, as far as it is known, so that its button is marked. */
  typed?: string | undefined;
  /** A balance with a button that fills it in, which is disabled while the amount is unknown. */
  balance?: { amount?: string | undefined };
  onPick: (decimal: string) => void;
}

/** The amount of a money form. Phones show a numeric keyboard with a decimal separator. */
export function AmountField({ messages, quickAmounts, typed, balance, onPick, ...field }: Props) {
  const isHydrated = useHydrated();
  // Not before the form is alive: the page's HTML cannot know what was typed.
  const read = isHydrated && typed !== undefined ? readAmount(typed) : undefined;
  const allButton = balance && (
    <button
      type="button"
      disabled={!isHydrated || !balance.amount}
      onClick={() => balance.amount && onPick(balance.amount)}
      className="text-button shrink-0 px-3 text-sm"
      suppressHydrationWarning
    >
      {messages.all}
    </button>
  );
  return (
    <div>
      <Field
        {...field}
        label={messages.amount}
        hint={messages.amountHint}
        prefix={CURRENCY_LABEL}
        inputMode="decimal"
        autoComplete="off"
        action={allButton}
        required
      />
      {quickAmounts && (
        <div role="group" aria-label={messages.quickAmounts} className="grid grid-cols-2 gap-2 pt-2 pb-2 xs:grid-cols-3 md:grid-cols-6">
          {quickAmounts.map((amount) => (
            <button
              key={amount}
              type="button"
              aria-pressed={read?.ok && formatMoney(read.decimal) === formatMoney(amount)}
              onClick={() => onPick(amount)}
              className="chip tabular-nums"
              suppressHydrationWarning
            >
              {`${CURRENCY_LABEL}\u00a0${formatMoney(amount).replace('.00', '')}`}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
