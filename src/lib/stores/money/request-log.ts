import { DRAFT_PREFIX, REQUEST_LOG_KEY } from '../../browser/storage/storage-keys.ts';
import { OVER_RELOAD, stored, storedForPlayer } from '../../browser/storage/stored.ts';
import type { MoneyKind, SentRequest } from '../../domain/report/sent-request.ts';

/** For so long the same is asked about (security.md, hazard 14), and the row of a request without an answer may still come. */
const MINUTE_MS = 60_000;

/** `unanswered`: it may still be done. `answered`: what became of it is known. `refused`: nothing was done. */
export type RequestState = 'unanswered' | 'answered' | 'refused';

/** A request of any tab, known by when it was sent. This storage outlives the tab, so it has no amount. */
interface LoggedRequest extends Pick<SentRequest, 'hash' | 'sentAt'> {
  /** When something was heard of it last, in milliseconds. */
  at: number;
  state: RequestState;
}

const log = stored<readonly LoggedRequest[]>(REQUEST_LOG_KEY, (entries: LoggedRequest[]) =>
  entries.map(({ hash, sentAt, at, state }) => ({ hash, sentAt, at, state })),
);
const readLog = () => log.read() ?? [];

/** What only the tab knows of its last request of a form, as long as that is without an answer. */
export const unansweredOf = (kind: MoneyKind) =>
  storedForPlayer<SentRequest>(
    `${DRAFT_PREFIX}${kind}_sent`,
    ({ hash, amount, values, sentAt, knownIds }) => ({
      kind,
      hash,
      amount: amount.trim(),
      values,
      sentAt,
      knownIds: knownIds?.map(String),
    }),
    OVER_RELOAD,
  );

/** Call before the request is sent, so that all pages know of it whatever happens to this one, and when something is heard of it. */
export function logRequest({ hash, sentAt }: SentRequest, state: RequestState): void {
  const others = readLog().filter(
    (entry) => entry.sentAt !== sentAt && isWithin(OVER_RELOAD.maxAgeMs, entry),
  );
  log.write([...others, { hash, sentAt, at: Date.now(), state }]);
}

/** Whether the same may have been done within a minute; no after a clock was set back. */
export function wasSentRecently(hash: number): boolean {
  return readLog().some(
    (entry) => entry.hash === hash && entry.state !== 'refused' && isWithin(MINUTE_MS, entry),
  );
}

/** Whether no tab has sent a request after this one. */
export function isLastSent(sent: SentRequest): boolean {
  return sent.sentAt === Math.max(...readLog().map(({ sentAt }) => sentAt));
}

/** Whether a request of any tab may have brought a row since a time in milliseconds; yes after a clock was set back. */
export function mayHaveRowSince(time: number): boolean {
  const mayComeLate = ({ at, state }: LoggedRequest) =>
    state === 'unanswered' && at + MINUTE_MS > time;
  return readLog().some((entry) => entry.sentAt >= time || entry.at > time || mayComeLate(entry));
}

function isWithin(ms: number, { at }: LoggedRequest): boolean {
  return Math.abs(Date.now() - at) < ms;
}

/** FNV-1a. If two requests share a hash, one needless question is all that comes of it. */
export function hashOf(request: string): number {
  let hash = 0x811c9dc5;
  for (const letter of request) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash;
}
