import * as v from 'valibot';
import { readableMessage } from '../../domain/problem.ts';
import { isRecord, listOf, sent } from './values.ts';

/**
 * Fields that never make an answer invalid: what cannot be read has the value of a missing field. They report nothing, which keeps the browser's
 * script small; `reported-fields.ts` is for the pull.
 */
const Anything = v.optional(v.unknown(), null);

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** A text, or an empty one. */
export const TextOrEmpty = v.pipe(Anything, sent('text'), v.transform(textOf));

const DECIMAL = /^-?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d+)?$/;

/** An amount in major units as plain decimal text, or an empty one. Commas may only group digits, since a decimal comma would multiply the amount. */
export const DecimalOrEmpty = v.pipe(
  TextOrEmpty,
  sent('decimal'),
  v.transform((text) => (DECIMAL.test(text) ? text.replaceAll(',', '') : '')),
);

/** A count from zero up, or undefined. */
export const CountOrUndefined = v.pipe(
  TextOrEmpty,
  sent('count'),
  v.transform((text) => (/^\d+$/.test(text) ? Number(text) : undefined)),
);

/** A message for the player, or undefined. */
export const MessageOrUndefined = v.pipe(Anything, sent('message'), v.transform(readableMessage));

/** A text without which its row is invalid, such as an id or a name. */
export const RequiredText = v.pipe(TextOrEmpty, sent('requiredText'), v.nonEmpty());

/** A list without the rows that cannot be read. */
export function validRows<Row extends v.GenericSchema>(row: Row) {
  return v.pipe(
    Anything,
    sent({ rows: row, isRequired: true }),
    v.transform((value) => readRows(row, listOf(value) ?? [])),
  );
}

/** The same, but undefined where no list was sent, for what must not be called none then. */
export function rowsIfSent<Row extends v.GenericSchema>(row: Row) {
  return v.pipe(
    v.optional(v.unknown()),
    sent({ rows: row, isRequired: true }),
    v.transform((value) => {
      const list = value === undefined ? undefined : listOf(value);
      return list && readRows(row, list);
    }),
  );
}

function readRows<Row extends v.GenericSchema>(row: Row, list: readonly unknown[]): v.InferOutput<Row>[] {
  return list.flatMap((item) => {
    const result = v.safeParse(row, item);
    return result.success ? [result.output] : [];
  });
}

/** An object, or an empty one. */
export const RecordOrEmpty = v.pipe(
  Anything,
  v.transform((value) => (isRecord(value) ? value : {})),
);
