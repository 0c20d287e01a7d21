import type { InputEvent } from 'react';
import { latinDigits } from '@/lib/domain/text/numbers';
import { Field, type FieldProps } from '../ui/form/Field';

/** Turns typed letters into upper case and keeps the caret. Not while an input method composes: the form's schema does the same on submit. */
function toUpperCase({ currentTarget: input, nativeEvent }: InputEvent<HTMLInputElement>): void {
  const upper = latinDigits(input.value).toUpperCase();
  if (nativeEvent.isComposing || upper === input.value) return;
  const caret = input.selectionStart;
  input.value = upper;
  input.setSelectionRange(caret, caret);
}

/** The code from an SMS. Phones offer to fill it in. */
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
