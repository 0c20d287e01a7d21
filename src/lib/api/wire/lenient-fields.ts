import * as v from 'valibot';
import { readableMessage } from '../../domain/problem.ts';
import { withoutRepeats } from '../../domain/repeats.ts';
import { logFailure } from '../../log.ts';

/** Fields that never make an answer invalid: what cannot be read counts as missing. They report nothing, which keeps the script small (`reported-fields.ts` does). */
const Anything = v.optional(v.unknown(), null);

function textOf(value: unknown): string {
  return typeof value === 'string' || (typeof value === 'number' && isExact(value))
    ? String(value).trim()
    : '';
}

/** Whether a number is the one that was sent: JSON's long ids and account numbers lose their last digits. */
export function isExact(value: number): boolean {
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}

export const TextOrEmpty = v.pipe(Anything, v.transform(textOf));

const DECIMAL = /^-?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d+)?$/;

/** What a backend adds up as floats has a residue: 2.8e-17 would be no amount, and 300.29999999999995 would lose a hundredth when it is cut. */
const DecimalText = v.pipe(
  Anything,
  v.transform((value) => textOf(typeof value === 'number' ? Number(value.toFixed(6)) : value)),
);

/** An amount in major units as plain decimal text, or an empty one. Commas may only group digits, since a decimal comma would multiply the amount. */
export const DecimalOrEmpty = v.pipe(
  DecimalText,
  v.transform((text) => (DECIMAL.test(text) ? text.replaceAll(',', '') : '')),
);

/** The same for terms, of which none may be forgotten: an empty text where nothing was sent, undefined for what cannot be read or is negative. */
export const TermOrUndefined = v.pipe(
  DecimalText,
  v.transform((text) =>
    text === '' || (DECIMAL.test(text) && !text.startsWith('-'))
      ? text.replaceAll(',', '')
      : undefined,
  ),
);

export const CountOrUndefined = v.pipe(
  TextOrEmpty,
  v.transform((text) => (/^\d+$/.test(text) ? Number(text) : undefined)),
);

export const MessageOrUndefined = v.pipe(Anything, v.transform(readableMessage));

/** A text without which its row is invalid, such as an id or a name. */
export const RequiredText = v.pipe(TextOrEmpty, v.nonEmpty());

/** What can be chosen, named as the console names it: a list without the rows that cannot be read. */
export function choices<Row extends v.GenericSchema<unknown, { id: string }>>(
  what: string,
  row: Row,
) {
  return v.pipe(
    Anything,
    v.transform((value) => firstOfEach(what, readRows(row, listOf(value) ?? []))),
  );
}

/** Rows without a second one of an id, which is reported: whoever chose one of the two would be shown the other. */
export function firstOfEach<Row extends { id: string }>(what: string, rows: readonly Row[]): Row[] {
  return withoutRepeats(
    rows,
    ({ id }) => id,
    () => logFailure(what, 'one id twice'),
  );
}

/** The same, but undefined where no list was sent, or one of which no row can be read, for what must not be called none then. */
export function rowsIfSent<Row extends v.GenericSchema>(row: Row) {
  return v.pipe(
    v.optional(v.unknown()),
    v.transform((value) => {
      const list = value === undefined ? undefined : listOf(value);
      const rows = list && readRows(row, list);
      return rows?.length === 0 && list?.length ? undefined : rows;
    }),
  );
}

/** The rows of a list that can be read. */
export function readRows<Row extends v.GenericSchema>(
  row: Row,
  list: readonly unknown[],
): v.InferOutput<Row>[] {
  return list.flatMap((item) => {
    const result = v.safeParse(row, item);
    return result.success ? [result.output] : [];
  });
}

export const RecordOrEmpty = v.pipe(
  Anything,
  v.transform((value) => (isRecord(value) ? value : {})),
);

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list as servers send it: null and missing are empty, and some servers send an object whose keys are numbers. Undefined for anything else. */
export function listOf(value: unknown): unknown[] | undefined {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value;
  if (isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key)))
    return Object.values(value);
  return undefined;
}
