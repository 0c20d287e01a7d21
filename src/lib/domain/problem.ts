/** Why a call did not do what was asked. Expected failures are values; only our own mistakes throw. */
export type Problem =
  /** Nothing was reached. */
  | { kind: 'offline' }
  /** No answer in time; for a submit, whether it was done is unknown. */
  | { kind: 'timeout' }
  | { kind: 'signedOut'; message?: string | undefined }
  /** The token was refused and renewed, and the caller did not allow the retry: nothing was done. */
  | { kind: 'notRetried' }
  /** An answer that is not what the call promises. */
  | { kind: 'unreadable' }
  /** Status 503 (decisions, 25). `isRefused`: the backend itself said no, so that nothing was done; else whoever stands before it answered. */
  | { kind: 'maintenance'; isRefused?: true }
  /** `isFault`: the backend broke down over it (status 500 and up), so that a submit may have been done all the same. */
  | { kind: 'refused'; message: string | undefined; isFault?: true };

export type Result<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

const LONGEST_MESSAGE = 200;
const MARKUP = /<[a-z!/?]/i;
const TRACE = /\n\s*at |\n#\d|\w(Exception|Error)\b|SQLSTATE|[Ss]tack ?[Tt]race|Traceback|\.(php|js|ts|py|java)\b.{0,9}\d/;
/** Control characters, and those that turn the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** A message of the backend as a player may see it; undefined for what is none: markup, traces, nothing. */
export function readableMessage(text: unknown): string | undefined {
  if (typeof text !== 'string' || MARKUP.test(text) || TRACE.test(text)) return undefined;
  const characters = [...text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()];
  if (characters.length <= LONGEST_MESSAGE) return characters.join('') || undefined;
  return `${characters.slice(0, LONGEST_MESSAGE).join('').trim()}…`;
}

/** What to tell the player: that the house is closed (decisions, 25), the server's own message, or else the call's text of spec section 8. */
export function problemText(problem: Problem, fallback: string, maintenance: string): string {
  if (problem.kind === 'maintenance') return maintenance;
  return ('message' in problem && readableMessage(problem.message)) || fallback;
}
