import { DRAFT_PREFIX, LAST_SENT_KEY } from '../../browser/storage/storage-keys.ts';
import { OVER_RELOAD, stored, storedForPlayer } from '../../browser/storage/stored.ts';
import type { MoneyKind, SentRequest } from '../../domain/report/sent-request.ts';

/** For so long the row of a request without an answer may still come. */
const LATE_MS = 60_000;

/** When this browser's last request was sent, and those of which nobody knows what became; in milliseconds. */
interface LastSent {
  at: number;
  unanswered: readonly number[];
}

const lastSent = stored<LastSent>(LAST_SENT_KEY, ({ at, unanswered }) => ({ at: Number(at), unanswered: unanswered.map(Number) }));

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
  const late = lastSent.read()?.unanswered.filter((time) => Math.abs(sent.sentAt - time) < LATE_MS) ?? [];
  lastSent.write({ at: sent.sentAt, unanswered: [...late, sent.sentAt] });
  sentOf(kind).write(playerId, sent);
}

/** The request of this form that was left without an answer. */
export function readSentRequest(kind: MoneyKind, playerId: string): SentRequest | undefined {
  return sentOf(kind).read(playerId);
}

export function removeSentRequest(kind: MoneyKind): void {
  sentOf(kind).remove();
}

/** What became of the request is known: no row of its own comes any more. */
export function noteAnswered({ sentAt }: SentRequest): void {
  const last = lastSent.read();
  if (last) lastSent.write({ ...last, unanswered: last.unanswered.filter((time) => time !== sentAt) });
}

/** Whether no tab has sent a request after this one. */
export function isLastSent({ sentAt }: SentRequest): boolean {
  return lastSent.read()?.at === sentAt;
}

/** Whether a request of any tab may have brought a row since a time in milliseconds; yes after a clock was set back. */
export function mayHaveRowSince(time: number): boolean {
  const last = lastSent.read();
  return last !== undefined && (last.at >= time || last.unanswered.some((sentAt) => sentAt + LATE_MS > time));
}
