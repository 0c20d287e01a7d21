import { useId } from 'react';
import { CURRENCY_LABEL } from '@/lib/config';
import { formatMoney, readAmount } from '@/lib/domain/money/amount';
import type { FieldProps } from '../ui/form/Field';
import { describedBy, FieldError } from '../ui/form/FieldFrame';
import { useHydrated } from '../ui/use-hydrated';
import type { MoneyTexts } from './money-messages';

interface Props extends Pick<FieldProps, 'id' | 'name' | 'defaultValue' | 'error'> {
  messages: MoneyTexts;
  /** Decimals, each with a button that fills it in. */
  quickAmounts?: readonly string[];
  /** What is in the field, as far as it is known. */
  typed?: string | undefined;
  /** What is available, with a button that fills it in, which is disabled while the amount is unknown. */
  balance?: { hint?: string; amount?: string | undefined };
  onPick: (decimal: string) => void;
}

/** So many letters wide at least and at most; a longer amount scrolls in its field. */
const LETTERS = { min: 3, max: 11 } as const;

const INPUT =
  'min-h-14 min-w-0 border-b-2 border-edge text-center text-[min(2.5rem,11vw)] font-bold tabular-nums placeholder:opacity-60';
const INPUT_STATES =
  'outline-offset-0 focus:border-gold focus:outline focus:outline-gold aria-invalid:border-danger';

/** The amount, which a money form begins with. Phones show a numeric keyboard with a decimal separator. */
export function AmountField({
  messages,
  quickAmounts,
  typed = '',
  balance,
  onPick,
  id: ownId,
  error,
  ...input
}: Props) {
  const newId = useId();
  const id = ownId ?? newId;
  const isHydrated = useHydrated();
  // Not before the form is alive: the page's HTML cannot know what was typed.
  const read = isHydrated ? readAmount(typed) : undefined;
  return (
    <div className="flex flex-col items-center pb-1">
      <label htmlFor={id} className="text-sm text-muted" suppressHydrationWarning>
        {messages.amount}
      </label>
      <div className="flex max-w-full items-baseline justify-center gap-2">
        <span id={`${id}-prefix`} className="text-lg text-muted" suppressHydrationWarning>
          {CURRENCY_LABEL}
        </span>
        <input
          {...input}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          required
          size={Math.min(Math.max(isHydrated ? typed.length + 1 : 0, LETTERS.min), LETTERS.max)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { prefix: true })}
          className={`${INPUT} ${INPUT_STATES}`}
        />
      </div>
      <div id={`${id}-line`} aria-live="polite" className="flex min-h-6 items-center text-xs">
        {error ? (
          <FieldError>{error}</FieldError>
        ) : (
          <p className="text-muted" suppressHydrationWarning>
            {messages.amountHint}
          </p>
        )}
      </div>
      {balance && (
        <div className="relative flex min-h-11 w-full items-center justify-center px-16 text-center text-sm tabular-nums">
          <p className="w-full">{balance.hint}</p>
          <button
            type="button"
            disabled={!isHydrated || !balance.amount}
            onClick={() => balance.amount && onPick(balance.amount)}
            className="text-button absolute end-0 px-2 text-center"
          >
            {messages.all}
          </button>
        </div>
      )}
      {quickAmounts && (
        <div
          role="group"
          aria-label={messages.quickAmounts}
          className="grid w-full max-w-160 grid-cols-2 gap-2 pt-2 xs:grid-cols-3 md:grid-cols-6"
        >
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
