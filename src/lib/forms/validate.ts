import { type GenericSchema, getDotPath, type SafeParseResult, safeParse } from 'valibot';

/** The key of all of valibot's own messages, which are English sentences for developers. */
export const INVALID = 'invalid';

type Untyped = 'a part of the schema has an untyped message';
type KeyOf<Message> = Message extends string
  ? string extends Message
    ? Untyped
    : Message
  : Message extends (...args: never[]) => infer Key
    ? Key
    : typeof INVALID;

/** The message keys that a schema can give, read from the types of its parts. A part whose key has no type gives `Untyped`, which no messages have. */
export type MessageKey<Part> = Part extends { pipe: readonly (infer Inner)[] }
  ? MessageKey<Inner>
  : Part extends { entries: infer Entries; message: infer Message }
    ? KeyOf<Message> | MessageKey<Entries[keyof Entries]>
    : Part extends { wrapped: infer Inner }
      ? MessageKey<Inner>
      : Part extends { message: infer Message }
        ? KeyOf<Message>
        : Part extends { '~types'?: { issue: never } | undefined }
          ? never
          : Untyped;

/** The texts that a form has to be given: one for each key of its schema. */
export type MessagesFor<Schema> = Record<MessageKey<Schema> | typeof INVALID, string>;

interface Validation<Schema extends GenericSchema> {
  result: SafeParseResult<Schema>;
  /** The message key of the first error of each invalid field, by field name. */
  errors: Record<string, MessageKey<Schema>>;
}

/** Validates all values of a form at once, so that rules over two fields run as well. */
export function validate<Schema extends GenericSchema>(
  schema: Schema,
  values: unknown,
): Validation<Schema> {
  const result = safeParse(schema, values, { message: INVALID });
  const errors: Record<string, MessageKey<Schema>> = {};
  for (const issue of result.issues ?? [])
    errors[getDotPath(issue) ?? ''] ??= issue.message as MessageKey<Schema>;
  return { result, errors };
}

/** The errors in the player's words. A key without a text, which the types rule out, still shows as an error. */
export function errorTexts<Key extends string>(
  errors: Readonly<Record<string, Key>>,
  messages: Readonly<Record<Key | typeof INVALID, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, key]) => [name, messages[key] ?? messages[INVALID]]),
  );
}
