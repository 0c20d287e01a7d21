import { CURRENCY_LABEL } from '@/lib/config';
import { formatMoney } from '@/lib/domain/money/money';
import { useHydrated } from '../use-hydrated';
import { Field, type FieldProps } from './Field';

interface Props extends Omit<FieldProps, 'type' | 'inputMode' | 'prefix' | 'action' | 'autoComplete'> {
  /** Buttons that fill in an amount (decimals), with a label for the group. */
  quick?: { label: string; amounts: readonly string[] };
  /** A button that fills in a whole balance; disabled while the amount is undefined. */
  all?: { label: string; amount: string | undefined };
  onPick: (decimal: string) => void;
}

/** A field for an amount of money. Phones show a numeric keyboard with a decimal separator. */
export function AmountField({ quick, all, onPick, ...field }: Props) {
  const isHydrated = useHydrated();
  const pickAll = all && (
    <button
      type="button"
      disabled={!isHydrated || !all.amount}
      onClick={() => all.amount && onPick(all.amount)}
      className="text-button shrink-0 px-3 text-sm"
    >
      {all.label}
    </button>
  );
  return (
    <div>
      <Field {...field} prefix={CURRENCY_LABEL} inputMode="decimal" autoComplete="off" action={pickAll} required />
      {quick && (
        <div role="group" aria-label={quick.label} className="grid grid-cols-3 gap-2 pb-4 md:grid-cols-6">
          {quick.amounts.map((amount) => (
            <button key={amount} type="button" disabled={!isHydrated} onClick={() => onPick(amount)} className="chip tabular-nums">
              {formatMoney(amount).replace('.00', '')}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
