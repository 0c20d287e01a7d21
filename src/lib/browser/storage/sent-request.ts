import type { MoneyKind, SentRequest } from '../../domain/report/sent-request.ts';
import { readDraft, removeDraft, saveDraft } from './form-draft.ts';
import { readItem, writeItem } from './local-storage.ts';
import { LAST_SENT_KEY } from './storage-keys.ts';

/** Kept as a draft is: in this tab, for this player, half an hour. */
function formOf(kind: MoneyKind): string {
  return `${kind}_sent`;
}

/** Saved before a request is sent, so that the page knows of it after a reload. */
export function saveSentRequest(kind: MoneyKind, playerId: string, { request, amount, sentAt, knownIds }: SentRequest): void {
  writeItem(LAST_SENT_KEY, String(sentAt));
  saveDraft(formOf(kind), playerId, { request, amount, sentAt: String(sentAt), ...(knownIds && { knownIds: JSON.stringify(knownIds) }) });
}

/** The request of this form that was left without an answer. */
export function readSentRequest(kind: MoneyKind, playerId: string): SentRequest | undefined {
  const { request, amount, sentAt, knownIds } = readDraft(formOf(kind), playerId);
  if (request === undefined || amount === undefined) return undefined;
  return { request, amount, sentAt: Number(sentAt), knownIds: parseIds(knownIds) };
}

export function removeSentRequest(kind: MoneyKind): void {
  removeDraft(formOf(kind));
}

/** Whether no tab has sent a request after this one. */
export function isLastSent({ sentAt }: SentRequest): boolean {
  return readItem(LAST_SENT_KEY) === String(sentAt);
}

/** Whether any tab has sent a request since a time in milliseconds. After a clock was set back the answer is yes. */
export function wasSentSince(time: number): boolean {
  return Number(readItem(LAST_SENT_KEY) ?? 0) >= time;
}

/** Anybody can write to storage. */
function parseIds(stored: string | undefined): string[] | undefined {
  try {
    const ids: unknown = JSON.parse(stored ?? 'null');
    return Array.isArray(ids) ? ids.map(String) : undefined;
  } catch {
    return undefined;
  }
}
