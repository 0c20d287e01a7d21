import { DRAFT_PREFIX } from './storage-keys.ts';
import { storedForPlayer } from './stored.ts';

/** What was typed into a form, by field. Never a file. */
export type Draft = Record<string, string>;

/** Whose a draft is that a visitor types, who is no player yet. */
export const VISITOR = '';

/** What is kept over a reload is gone with the tab, and after half an hour. */
export const OVER_RELOAD = { area: 'tab', maxAgeMs: 30 * 60_000 } as const;

const draftOf = (form: string) =>
  storedForPlayer(DRAFT_PREFIX + form, ({ fields }): { fields: Draft } => ({ fields: textsOf(fields) }), OVER_RELOAD);

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
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => typeof value === 'string'));
}
