import type { ComponentProps, InputEvent } from 'react';
import * as v from 'valibot';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { phonePrefixes } from '@/lib/config';
import { latinDigits } from '@/lib/domain/text/numbers';
import { PhoneSchema } from '@/lib/forms/phone';
import { Field, type FieldProps } from '../ui/form/Field';
import { Icon } from '../ui/Icon';

interface Props {
  messages: Pick<Messages['register'], 'phone' | 'phoneHint' | 'phonePrefix'>;
  register: (name: 'phone' | 'phonePrefix') => Pick<FieldProps, 'error'> & { name: string; defaultValue: string | undefined };
  /** A code has gone to it. */
  isLocked?: boolean;
}

/**
 * A phone number after its country prefix, which is a choice where the site has several (spec section 5). Once it is left, it stands there as it will
 * be sent.
 */
export function PhoneField({ messages, register, isLocked = false }: Props) {
  const prefixes = phonePrefixes();
  const { name, defaultValue } = register('phonePrefix');
  const prefix: Pick<FieldProps, 'prefix' | 'before'> =
    prefixes.length > 1
      ? { before: <PrefixSelect aria-label={messages.phonePrefix} disabled={isLocked} {...{ prefixes, name, defaultValue }} /> }
      : { prefix: `+${prefixes[0]}` };
  const showAsSent = (input: HTMLInputElement) => {
    const select = input.form?.elements.namedItem(name);
    const choice = select instanceof HTMLSelectElement ? select : undefined;
    const number = v.safeParse(PhoneSchema, { phonePrefix: choice?.value ?? '', phone: input.value });
    if (!number.success) return;
    input.value = number.output.phone;
    if (choice) choice.value = number.output.phonePrefix;
  };
  return (
    <Field
      {...register('phone')}
      {...prefix}
      label={messages.phone}
      hint={isLocked ? undefined : messages.phoneHint}
      readOnly={isLocked}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      required
      onBlur={({ currentTarget }) => showAsSent(currentTarget)}
    />
  );
}

function PrefixSelect({ prefixes, ...select }: ComponentProps<'select'> & { prefixes: readonly string[] }) {
  return (
    <span className="relative flex items-center border-e border-line">
      <select {...select} autoComplete="tel-country-code" className="min-h-11 cursor-pointer appearance-none ps-3 pe-8 tabular-nums">
        {prefixes.map((prefix) => (
          <option key={prefix} value={prefix} suppressHydrationWarning>
            {`+${prefix}`}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute end-1.5 text-muted">
        <Icon path={icons.expand} />
      </span>
    </span>
  );
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

/** Turns typed letters into upper case and keeps the caret. Not while an input method composes: the form's schema does the same on submit. */
function toUpperCase({ currentTarget: input, nativeEvent }: InputEvent<HTMLInputElement>): void {
  const upper = latinDigits(input.value).toUpperCase();
  if (nativeEvent.isComposing || upper === input.value) return;
  const caret = input.selectionStart;
  input.value = upper;
  input.setSelectionRange(caret, caret);
}
