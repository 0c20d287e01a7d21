import { DRAFT_PREFIX } from './storage-keys.ts';
import { OVER_RELOAD, storedForPlayer } from './stored.ts';

/** What was typed into a form, by field. Never a file. */
export type Draft = Record<string, string>;

/** Whose a draft is that a visitor types, who is no player yet. */
export const VISITOR = '';

const draftOf = (form: string) =>
  storedForPlayer(
    `${DRAFT_PREFIX}${form}`,
    ({ fields }): { fields: Draft } => ({ fields: textsOf(fields) }),
    OVER_RELOAD,
  );

export function saveDraft(form: string, playerId: string, fields: Draft): void {
  draftOf(form).write(playerId, { fields });
}

export function removeDraft(form: string): void {
  draftOf(form).remove();
}

/** What this player typed before a reload. Another player's draft is removed. */
export function readDraft(form: string, playerId: string): Draft {
  const draft = draftOf(form).read(playerId);
  if (!draft) removeDraft(form);
  return draft?.fields ?? {};
}

function textsOf(fields: unknown): Draft {
  return Object.fromEntries(
    Object.entries(fields ?? {}).filter(([, value]) => typeof value === 'string'),
  );
}
