import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';

/**
 * Lets a form's valibot schema judge its fields: the first complaint of each field, in the schema's message keys. Rules over two fields are
 * judged together with the others. The published resolver does the same and more, for 400 bytes that the login page has no room for.
 */
export function schemaResolver<Fields extends FieldValues, Command>(
  schema: GenericSchema<Fields, Command>,
): Resolver<Fields, unknown, Command> {
  return (fields) => {
    const result = safeParse(schema, fields);
    if (result.success) return { values: result.output, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.issues) {
      const field = getDotPath(issue);
      if (field) errors[field] ??= { type: issue.type, message: issue.message };
    }
    return { values: {}, errors: errors as FieldErrors<Fields> };
  };
}
