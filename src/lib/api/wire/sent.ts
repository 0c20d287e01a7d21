import * as v from 'valibot';

/** What a field holds: a kind of value of the contract, a list of rows, texts by a key, or whatever a schema says. */
export type Sent = SentKind | { rows: v.GenericSchema; isRequired?: true } | { values: SentKind } | { value: v.GenericSchema };
export type SentKind = 'text' | 'requiredText' | 'decimal' | 'balance' | 'count' | 'flag' | 'message' | 'languageTexts';

/**
 * Says what the backend sends in a field whose reader takes anything, and changes nothing about reading it. The contract is made of it
 * (`scripts/contract`), where such a field would have no type.
 */
export function sent<Input>(what: Sent): v.MetadataAction<Input, { sent: Sent }> {
  return v.metadata({ sent: what });
}
