import * as v from 'valibot';

/** An id, sent as a number or a string. */
export const WireId = v.pipe(
  v.union([v.string(), v.number()]),
  sent('requiredText'),
  v.transform((id) => String(id).trim()),
  v.nonEmpty('an id'),
);

/** A text that must not be empty. */
export const WireName = v.pipe(
  v.union([v.string(), v.number()]),
  sent('requiredText'),
  v.transform((text) => String(text).trim()),
  v.nonEmpty('a text'),
);

/** A text that may be missing, null or empty, which are all read as missing. */
export const WireText = v.nullish(
  v.pipe(
    v.union([v.string(), v.number()]),
    sent('text'),
    v.transform((text) => String(text).trim() || undefined),
  ),
);

/** An id that may be missing, null or empty. */
export const WireOptionalId = WireText;

/** A count from zero up, sent as a number or as its digits. */
export const WireCount = v.pipe(
  v.union([v.string(), v.number()]),
  sent('count'),
  v.transform((count) => (count === '' ? Number.NaN : Number(count))),
  v.check((count) => Number.isSafeInteger(count) && count >= 0, 'a whole number from 0 up'),
);

/** `success` as servers write it. Missing counts as success, since the spec's init has no such field. */
export const WireSuccess = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), true),
  v.transform((success) => success === true || success === 1 || success === 'true' || success === '1'),
);

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list as servers send it: null and missing are empty, and some servers send an object whose keys are numbers. Undefined for anything else. */
export function listOf(value: unknown): unknown[] | undefined {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value;
  if (isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key))) return Object.values(value);
  return undefined;
}

/** What a field holds: a kind of value of the contract, a list of rows, texts by a key, or whatever a schema says. */
export type Sent = SentKind | { rows: v.GenericSchema; isRequired?: true } | { values: SentKind } | { value: v.GenericSchema };
export type SentKind = 'text' | 'requiredText' | 'decimal' | 'balance' | 'count' | 'flag' | 'message' | 'languageTexts';

/**
 * Names the type of a field whose schema accepts anything. It changes nothing about parsing; `scripts/contract` writes it into the OpenAPI file.
 */
export function sent<Input>(what: Sent): v.MetadataAction<Input, { sent: Sent }> {
  return v.metadata({ sent: what });
}
