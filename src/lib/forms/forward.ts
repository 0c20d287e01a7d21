import * as v from 'valibot';

/** A rule over several fields with the type of its message key. */
type Rule<Values, Issue extends v.BaseIssue<unknown>, Message> = v.BaseValidation<Values, Values, Issue> & { readonly message: Message };

/** valibot's `forward`, which shows a rule's error at one field; this one keeps the type of the rule's message, for `MessageKey`. */
export function forward<Values extends Record<string, unknown>, Issue extends v.BaseIssue<unknown>, Message>(
  rule: Rule<Values, Issue, Message>,
  field: keyof Values & string,
): Rule<Values, Issue, Message> {
  const forwarded: unknown = v.forward<Record<string, unknown>, Issue, [string]>(rule as never, [field]);
  return forwarded as Rule<Values, Issue, Message>;
}
