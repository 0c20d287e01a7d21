import type { KeyboardEvent, SyntheticEvent } from 'react';
import { accountDigits } from '@/lib/domain/text/numbers';
import { Field, type FieldProps } from './Field';

type Props = Omit<FieldProps, 'type' | 'inputMode' | 'autoComplete' | 'onBlur' | 'onKeyDown'>;

/** An account number (spec section 5). Once it is typed, the field shows it as it will be sent. */
export function AccountNumberField(field: Props) {
  return <Field {...field} inputMode="numeric" autoComplete="off" required onBlur={showDigits} onKeyDown={showDigitsOnEnter} />;
}

function showDigits({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  currentTarget.value = accountDigits(currentTarget.value);
}

/** Enter submits without leaving the field. */
function showDigitsOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === 'Enter') showDigits(event);
}
