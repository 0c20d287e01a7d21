import { type GenericSchema, getDotPath, type SafeParseResult, safeParse } from 'valibot';

interface Validation<Schema extends GenericSchema> {
  result: SafeParseResult<Schema>;
  /** The first error of each invalid field, by field name: keys of messages, as the schema gives them. */
  errors: Record<string, string>;
}

/** Validates all values of a form at once, so that rules over two fields run as well. */
export function validate<Schema extends GenericSchema>(schema: Schema, values: unknown): Validation<Schema> {
  const result = safeParse(schema, values);
  const errors: Record<string, string> = {};
  for (const issue of result.issues ?? []) errors[getDotPath(issue) ?? ''] ??= issue.message;
  return { result, errors };
}
