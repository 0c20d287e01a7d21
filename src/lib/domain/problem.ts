/** Why a call failed. Expected failures are values; only our own mistakes throw. */
export type Problem = Cause & {
  /** How long the server asks to wait before the next call, in milliseconds. */
  retryAfterMs?: number;
};

type Cause =
  /** The backend was not reached. */
  | { kind: 'offline' }
  /** No answer in time; whether a submit was done is unknown. */
  | { kind: 'timeout' }
  /** The backend refused the session itself: the visitor is signed out. */
  | { kind: 'signedOut'; message?: string | undefined }
  /**
   * The call was not sent, or not again after its token was refused: no new token could be had just now, the caller did not allow it, or another
   * player has signed in. Nothing was done.
   */
  | { kind: 'notRetried' }
  /** The login succeeded, but the browser cannot keep its tokens. */
  | { kind: 'notStored' }
  /** The answer is not what the call promises. */
  | { kind: 'unreadable' }
  /** Status 503. `isRefused`: the backend itself said why, so nothing was done; otherwise a server in front of it answered. */
  | { kind: 'maintenance'; isRefused?: true }
  /**
   * `isServerError`: status 500 or above. `isUnclear`: the backend did not plainly say no, or a gateway may have spoken in its place, so that a
   * submit may have been done all the same.
   */
  | { kind: 'refused'; message: string | undefined; isServerError?: true; isUnclear?: true };

export type Result<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

/** Whether the same call may well succeed a moment later: the network or a server on the way failed, and did not ask for a longer wait. */
export function isPassing(problem: Problem): boolean {
  if (problem.retryAfterMs !== undefined) return false;
  if (problem.kind === 'refused') return problem.isServerError === true;
  return ['offline', 'timeout', 'maintenance', 'unreadable'].includes(problem.kind);
}

/** Longer messages are cut: nobody reads on, and a backend must not fill the page. */
const MAX_MESSAGE_LENGTH = 5_000;
/** What a server prints where words were meant: JSON, a value of its language, or nothing but characters that it has lost or that nobody sees. */
const NO_WORDS =
  /^(\{\s*".*\}|\[\s*[[{"].*\]|\[object \w+\]|undefined|null|NaN|[\p{Z}\p{Cf}\ufffd]*)$/u;
/** Control characters, and characters that change the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** A message of the backend as plain text, where tags are text like any other; undefined when it has no words. */
export function readableMessage(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const words = text
    .slice(0, 3 * MAX_MESSAGE_LENGTH)
    .replace(INVISIBLE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (NO_WORDS.test(words)) return undefined;
  const characters = [...words];
  if (characters.length <= MAX_MESSAGE_LENGTH) return words;
  return `${characters.slice(0, MAX_MESSAGE_LENGTH).join('').trim()}…`;
}

/** The text for the player: the one for maintenance, the server's own message, or else the call's text of spec section 8. */
export function problemText(problem: Problem, fallback: string, maintenance: string): string {
  if (problem.kind === 'maintenance') return maintenance;
  return ('message' in problem && problem.message) || fallback;
}
