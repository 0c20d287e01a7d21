import type { Draft } from '@/lib/browser/storage/form-draft';

/** The choices of the fields that are selects, by field. */
export type FieldChoices<Fields> = { [Name in keyof Fields]?: readonly { id: string }[] };

/** What the player had filled in before a reload, as far as it can still be chosen; the rest is as in an empty form. */
export function restoreFields<Fields extends Draft>(draft: Draft, emptyFields: Fields, choices: FieldChoices<Fields>): Fields {
  const kept = Object.entries(draft).filter(
    ([name, value]) => name in emptyFields && (choices[name]?.some(({ id }) => id === value) ?? true),
  );
  return { ...emptyFields, ...Object.fromEntries(kept) };
}
