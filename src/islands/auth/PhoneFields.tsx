import {
  type ComponentProps,
  type InputEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import * as v from 'valibot';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { phonePrefixes } from '@/lib/config';
import { fill } from '@/lib/domain/text/fill';
import { latinDigits } from '@/lib/domain/text/numbers';
import { phoneDigits, plainPrefix, shownPhoneNumber } from '@/lib/domain/text/phone-number';
import { isCode, readCode } from '@/lib/domain/text/sms-code';
import { PhoneSchema } from '@/lib/forms/phone';
import { Field, type FieldProps } from '../ui/form/Field';
import { Icon } from '../ui/Icon';

interface Props {
  messages: Pick<Messages['registration'], 'phone' | 'phoneHint' | 'phoneCheck' | 'phonePrefix'>;
  register: (
    name: 'phone' | 'phonePrefix',
  ) => Pick<FieldProps, 'error'> & { name: string; defaultValue: string | undefined };
  /** A code has gone to it. */
  isLocked?: boolean;
}

/** A phone number after its country prefix (spec section 5). Once left or sent, it stands there as it will be sent; where that is not what was typed, it is said. */
export function PhoneField({ messages, register, isLocked = false }: Props) {
  const prefixes = phonePrefixes();
  const phone = register('phone');
  const { name, defaultValue } = register('phonePrefix');
  const input = useRef<HTMLInputElement>(null);
  /** The prefix that somebody has chosen; undefined while the first one stands there by itself. */
  const chosen = useRef<string>(undefined);
  const [check, setCheck] = useState<string>();

  function prefixSelect(): HTMLSelectElement | undefined {
    const select = input.current?.form?.elements.namedItem(name);
    return select instanceof HTMLSelectElement ? select : undefined;
  }

  function showAsSent(): void {
    const [field, select] = [input.current, prefixSelect()];
    if (!field || isLocked) return;
    const plain =
      chosen.current === undefined ? plainPrefix(phoneDigits(field.value), prefixes) : undefined;
    const phonePrefix = plain ?? select?.value ?? prefixes[0];
    const number = v.safeParse(PhoneSchema, { phonePrefix, phone: field.value });
    if (!number.success) return;
    const sent = number.output;
    field.value = sent.phone;
    if (select) select.value = sent.phonePrefix;
    const isAsTyped =
      sent.phonePrefix === (chosen.current ?? prefixes[0]) &&
      !sent.phone.startsWith(sent.phonePrefix);
    setCheck(isAsTyped ? undefined : fill(messages.phoneCheck, { phone: shownPhoneNumber(sent) }));
  }

  // A form that was filled in before it was alive, or that is sent by Enter, has a field that was not left.
  const onSubmit = useEffectEvent(showAsSent);
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands there when the page opens, or when a code has gone to it.
  useEffect(() => {
    const prefix = prefixSelect()?.value;
    if (isLocked || phone.defaultValue || prefix !== defaultValue) chosen.current = prefix;
  }, [isLocked]);

  const choose = (prefix: string) => {
    chosen.current = prefix;
    showAsSent();
  };
  const prefix: Pick<FieldProps, 'prefix' | 'before'> =
    prefixes.length > 1
      ? {
          before: (
            <PrefixSelect
              aria-label={messages.phonePrefix}
              disabled={isLocked}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
              {...{ prefixes, name, defaultValue }}
            />
          ),
        }
      : { prefix: `+${prefixes[0]}` };
  return (
    <Field
      {...phone}
      {...prefix}
      ref={input}
      label={messages.phone}
      hint={isLocked ? undefined : messages.phoneHint}
      warning={isLocked ? undefined : check}
      readOnly={isLocked}
      inputMode="tel"
      autoComplete="tel-national"
      required
      onInput={() => setCheck(undefined)}
      onBlur={showAsSent}
    />
  );
}

function PrefixSelect({
  prefixes,
  ...select
}: ComponentProps<'select'> & { prefixes: readonly string[] }) {
  return (
    <span className="relative flex items-center border-e border-line">
      <select
        {...select}
        autoComplete="tel-country-code"
        className="min-h-11 cursor-pointer appearance-none ps-3 pe-8 tabular-nums"
      >
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
export function OtpField(field: FieldProps) {
  return (
    <Field
      {...field}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      required
      onInput={showCode}
    />
  );
}

/** Turns typed letters into upper case, keeps the caret, and takes the code out of a pasted message; not while an input method composes. */
function showCode({ currentTarget: input, nativeEvent }: InputEvent<HTMLInputElement>): void {
  const code = nativeEvent.inputType === 'insertFromPaste' ? readCode(input.value) : '';
  const shown = isCode(code) ? code : latinDigits(input.value).toUpperCase();
  if (nativeEvent.isComposing || shown === input.value) return;
  const caret = input.selectionStart;
  input.value = shown;
  input.setSelectionRange(caret, caret);
}
