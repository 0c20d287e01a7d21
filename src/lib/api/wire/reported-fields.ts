import * as v from 'valibot';
import { issueText, kindOf, type OnIssue } from './issues.ts';
import { isRecord, listOf } from './lenient-fields.ts';

/** A list read row by row: null and missing are empty, and a row that cannot be read is left out and reported. */
export function reportedRows<Row extends v.GenericSchema>(
  path: string,
  row: Row,
  onIssue: OnIssue,
) {
  const read = (value: unknown): v.InferOutput<Row>[] => {
    const list = listOf(value);
    if (!list) onIssue(`${path}: expected a list, got ${kindOf(value)}; read as empty`);
    return (list ?? []).flatMap((item, index) => {
      const result = v.safeParse(row, item);
      if (result.success) return [result.output];
      onIssue(`${issueText(`${path}[${index}]`, result.issues)}; left out`);
      return [];
    });
  };
  return v.optional(v.pipe(v.unknown(), v.transform(read)), null);
}

/** An object. Missing, null and an empty list (PHP's form of an empty map) count as `{}`. */
export function reportedRecord(path: string, onIssue: OnIssue) {
  const read = (value: unknown): Record<string, unknown> => {
    if (isRecord(value)) return value;
    if (listOf(value)?.length !== 0)
      onIssue(`${path}: expected an object, got ${kindOf(value)}; read as empty`);
    return {};
  };
  return v.optional(v.pipe(v.unknown(), v.transform(read)), null);
}

/** A field that cannot make the rest invalid: when it cannot be read it counts as missing and is reported. */
export function reportedField<Field extends v.GenericSchema>(
  path: string,
  field: Field,
  onIssue: OnIssue,
) {
  const read = (value: unknown): v.InferOutput<Field> | undefined => {
    if (value === null || value === undefined) return undefined;
    const result = v.safeParse(field, value);
    if (result.success) return result.output;
    onIssue(`${issueText(path, result.issues)}; read as missing`);
    return undefined;
  };
  return v.optional(v.pipe(v.unknown(), v.transform(read)), null);
}
