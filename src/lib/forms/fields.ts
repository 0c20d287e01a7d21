import * as v from 'valibot';
import { LENGTHS } from '../config.ts';
import { accountDigits, latinDigits } from '../domain/text/numbers.ts';
import { isCode, readCode } from '../domain/text/sms-code.ts';

/** A rule over several fields with the type of its message key. */
type Rule<Values, Issue extends v.BaseIssue<unknown>, Message> = v.BaseValidation<
  Values,
  Values,
  Issue
> & { readonly message: Message };

/** valibot's `forward`, which shows a rule's error at one field; this one keeps the type of the rule's message, for `MessageKey`. */
export function forward<
  Values extends Record<string, unknown>,
  Issue extends v.BaseIssue<unknown>,
  Message,
>(rule: Rule<Values, Issue, Message>, field: keyof Values & string): Rule<Values, Issue, Message> {
  const forwarded: unknown = v.forward<Record<string, unknown>, Issue, [string]>(rule as never, [
    field,
  ]);
  return forwarded as Rule<Values, Issue, Message>;
}

/** Digits of other scripts count as digits wherever digits are expected. */
export const Digits = v.pipe(v.string(), v.trim(), v.transform(latinDigits));

/** A choice or a password: taken as it is, spaces included, and not empty. */
export const RequiredText = <Key extends string>(required: Key) =>
  v.pipe(v.string(), v.nonEmpty(required));

/** A bank account number, without the spaces and dashes that it is written with (spec section 5). */
export const AccountNumber = v.pipe(
  v.string(),
  v.transform(accountDigits),
  v.nonEmpty('accountNumberRequired'),
  v.regex(new RegExp(`^\\d{${LENGTHS.accountNumber.min},}$`), 'accountNumberFormat'),
);

/** The code from the SMS, however it was typed or copied. */
export const Otp = v.pipe(
  v.string(),
  v.transform(readCode),
  v.nonEmpty('otpRequired'),
  v.check(isCode, 'otpFormat'),
);
