import { readSessionItem, removeSessionItem, writeSessionItem } from './session-storage.ts';
import { DRAFT_PREFIX } from './storage-keys.ts';

/** What was typed into a form, by field. Never a file. */
export type Draft = Record<string, string>;

interface StoredDraft {
  playerId: string;
  at: number;
  fields: Draft;
}

/** Older drafts are ignored. */
const MAX_AGE_MS = 30 * 60_000;

/** Drafts are in session storage: they survive a reload, and are gone with the tab. */
function keyFor(form: string): string {
  return DRAFT_PREFIX + form;
}

export function saveDraft(form: string, playerId: string, fields: Draft): void {
  writeSessionItem(keyFor(form), JSON.stringify({ playerId, at: Date.now(), fields } satisfies StoredDraft));
}

export function removeDraft(form: string): void {
  removeSessionItem(keyFor(form));
}

/** What this player typed before a reload. Another player's draft is removed. */
export function readDraft(form: string, playerId: string): Draft {
  try {
    const draft = JSON.parse(readSessionItem(keyFor(form)) ?? 'null') as Partial<StoredDraft> | null;
    if (draft?.playerId === playerId && Math.abs(Date.now() - Number(draft.at)) < MAX_AGE_MS) return textsOf(draft.fields);
  } catch {
    // Not readable: removed below.
  }
  removeDraft(form);
  return {};
}

function textsOf(fields: unknown): Draft {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => typeof value === 'string'));
}
