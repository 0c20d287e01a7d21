import type { MoneyKind, SentRequest } from '../../domain/report/sent-request.ts';
import { readItem, writeItem } from './local-storage.ts';
import { DRAFT_PREFIX, LAST_SENT_KEY } from './storage-keys.ts';
import { OVER_RELOAD, storedForPlayer } from './stored.ts';

const sentOf = (kind: MoneyKind) =>
  storedForPlayer<SentRequest>(
    `${DRAFT_PREFIX}${kind}_sent`,
    ({ request, amount, values, sentAt, knownIds }) =>
      request === undefined || amount === undefined
        ? undefined
        : { request, amount, values, sentAt, knownIds: Array.isArray(knownIds) ? knownIds.map(String) : undefined },
    OVER_RELOAD,
  );

/** Saved before a request is sent, so that the page knows of it after a reload. */
export function saveSentRequest(kind: MoneyKind, playerId: string, sent: SentRequest): void {
  writeItem(LAST_SENT_KEY, String(sent.sentAt));
  sentOf(kind).write(playerId, sent);
}

/** The request of this form that was left without an answer. */
export function readSentRequest(kind: MoneyKind, playerId: string): SentRequest | undefined {
  return sentOf(kind).read(playerId);
}

export function removeSentRequest(kind: MoneyKind): void {
  sentOf(kind).remove();
}

/** Whether no tab has sent a request after this one. */
export function isLastSent({ sentAt }: SentRequest): boolean {
  return readItem(LAST_SENT_KEY) === String(sentAt);
}

/** Whether any tab has sent a request after a time in milliseconds; yes after a clock was set back. */
export function wasSentSince(time: number): boolean {
  return Number(readItem(LAST_SENT_KEY) ?? 0) > time;
}
