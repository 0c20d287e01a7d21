import { readSessionItem, removeSessionItem, writeSessionItem } from './session-storage.ts';

/** What was typed into a form, by field. Never a file. */
export type Draft = Record<string, string>;

interface StoredDraft {
  playerId: string;
  at: number;
  fields: Draft;
}

/** A draft older than this is forgotten, in milliseconds. */
const KEPT = 30 * 60_000;

/** In session storage: it survives a reload, and goes with the tab. */
function keyOf(form: string): string {
  return `draft_${form}`;
}

export function saveDraft(form: string, playerId: string, fields: Draft): void {
  writeSessionItem(keyOf(form), JSON.stringify({ playerId, at: Date.now(), fields } satisfies StoredDraft));
}

export function removeDraft(form: string): void {
  removeSessionItem(keyOf(form));
}

/** What this player had typed before a reload; another player's is nobody's business, and dropped. */
export function readDraft(form: string, playerId: string): Draft {
  try {
    const draft = JSON.parse(readSessionItem(keyOf(form)) ?? 'null') as Partial<StoredDraft> | null;
    if (draft?.playerId === playerId && Math.abs(Date.now() - Number(draft.at)) < KEPT) return textsOf(draft.fields);
  } catch {
    // Unreadable: dropped below.
  }
  removeDraft(form);
  return {};
}

function textsOf(fields: unknown): Draft {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => typeof value === 'string'));
}
