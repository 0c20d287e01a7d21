import * as v from 'valibot';
import { issueText, kindOf, type OnIssue } from './issues.ts';
import { isRecord, listOf } from './list.ts';

/** A list read row by row: null or missing is empty, and a row that cannot be read is left out with a complaint. */
export function reportedRows<Row extends v.GenericSchema>(path: string, row: Row, complain: OnIssue) {
  const read = (value: unknown): v.InferOutput<Row>[] => {
    const list = listOf(value);
    if (!list) complain(`${path}: expected a list, got ${kindOf(value)}; read as empty`);
    return (list ?? []).flatMap((item, index) => {
      const result = v.safeParse(row, item);
      if (result.success) return [result.output];
      complain(`${issueText(`${path}[${index}]`, result.issues)}; left out`);
      return [];
    });
  };
  return v.optional(v.pipe(v.unknown(), v.transform(read)), null);
}

/** An object whose absence, null or empty-list form (what PHP makes of an empty map) counts as `{}`. */
export function reportedRecord(path: string, complain: OnIssue) {
  const read = (value: unknown): Record<string, unknown> => {
    if (isRecord(value)) return value;
    if (listOf(value)?.length !== 0) complain(`${path}: expected an object, got ${kindOf(value)}; read as empty`);
    return {};
  };
  return v.optional(v.pipe(v.unknown(), v.transform(read)), null);
}

/** One field that must not spoil the rest: unreadable, it counts as missing, with a complaint. */
export function reportedField<Field extends v.GenericSchema>(path: string, field: Field, complain: OnIssue) {
  const read = (value: unknown): v.InferOutput<Field> | undefined => {
    if (value === null || value === undefined) return undefined;
    const result = v.safeParse(field, value);
    if (result.success) return result.output;
    complain(`${issueText(path, result.issues)}; read as missing`);
    return undefined;
  };
  return v.optional(v.pipe(v.unknown(), v.transform(read)), null);
}
