import type { GenericSchema } from 'valibot';
import { withLimits } from '@/lib/domain/limits/with-limits';
import { errorTexts, type MessagesFor, validate } from '@/lib/forms/validate';

/** The error of every invalid field, as the player reads it. */
export function errorsOf<Schema extends GenericSchema>(
  schema: Schema,
  values: unknown,
  texts: MessagesFor<Schema>,
): Record<string, string> {
  return errorTexts(validate(schema, values).errors, withLimits(texts, 'en'));
}
