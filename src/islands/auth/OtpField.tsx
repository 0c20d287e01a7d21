import type { InputEvent } from 'react';
import { latinDigits } from '@/lib/domain/text/digits';
import { Field, type FieldProps } from '../ui/form/Field';

/** Upper case while typing, the caret where it was. An input method at work is left alone; the form's schema does the same at the end. */
function toUpperCase({ currentTarget: input, nativeEvent }: InputEvent<HTMLInputElement>): void {
  const upper = latinDigits(input.value).toUpperCase();
  if (nativeEvent.isComposing || upper === input.value) return;
  const caret = input.selectionStart;
  input.value = upper;
  input.setSelectionRange(caret, caret);
}

/** The code of an SMS, which phones offer to fill in. */
export function OtpField(field: Omit<FieldProps, 'type' | 'autoComplete' | 'autoCapitalize' | 'onInput'>) {
  return (
    <Field
      {...field}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      required
      onInput={toUpperCase}
    />
  );
}
