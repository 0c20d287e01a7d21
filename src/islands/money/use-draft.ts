import { useEffect } from 'react';
import { type Draft, removeDraft, saveDraft } from '@/lib/browser/storage/form-draft';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import { sentRequests } from '@/lib/stores/money/sent-requests';

interface Options {
  kind: MoneyKind;
  playerId: string;
  /** What has been filled in, and what an empty form has. Never a file. */
  fields: Draft;
  emptyFields: Draft;
  /** Where the player is in a form of several steps. */
  step?: string;
}

/** Keeps what has been filled in over a reload, and reads what the page has to know before it is sent. */
export function useDraft({ kind, playerId, fields, emptyFields, step }: Options): void {
  const filledIn = JSON.stringify(fields);
  const isEmpty = filledIn === JSON.stringify(emptyFields);
  useEffect(() => {
    if (isEmpty) return removeDraft(kind);
    saveDraft(kind, playerId, { ...JSON.parse(filledIn), ...(step && { step }), address: location.search });
    void sentRequests.readKnownRows(kind);
  }, [kind, playerId, filledIn, isEmpty, step]);
}

export type FieldChoices<Fields> = { [Name in keyof Fields]?: readonly { id: string }[] };

/** What the player had filled in before a reload, as far as it can still be chosen; the rest is as in an empty form. */
export function restoreFields<Fields extends Draft>(draft: Draft, emptyFields: Fields, choices: FieldChoices<Fields>): Fields {
  const kept = Object.entries(draft).filter(
    ([name, value]) => name in emptyFields && (!value || (choices[name]?.some(({ id }) => id === value) ?? true)),
  );
  return { ...emptyFields, ...Object.fromEntries(kept) };
}
