import * as v from 'valibot';
import { isExact } from './lenient-fields.ts';

const required = (what: string) =>
  v.pipe(
    v.union([
      v.string(),
      v.pipe(v.number(), v.check(isExact, `${what} as a text, since it is too long for a number`)),
    ]),
    v.transform((text) => String(text).trim()),
    v.nonEmpty(what),
  );

/** An id, sent as a number or a string. */
export const WireId = required('an id');

export const WireName = required('a text');

/** A text that may be missing, null or empty, which are all read as missing. */
export const WireText = v.pipe(
  v.nullish(v.union([v.string(), v.number()])),
  v.transform((text) => String(text ?? '').trim() || undefined),
);

/** A count from zero up, sent as a number or as its digits. */
export const WireCount = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((count) => (count === '' ? Number.NaN : Number(count))),
  v.check((count) => Number.isSafeInteger(count) && count >= 0, 'a whole number from 0 up'),
);

/** `success` as servers write it. Missing counts as success, since the spec's init has no such field. */
export const WireSuccess = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), true),
  v.transform(
    (success) => success === true || success === 1 || success === 'true' || success === '1',
  ),
);
