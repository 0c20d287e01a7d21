import type * as v from 'valibot';
import type { CALL_TIMEOUTS_MS } from '../config.ts';
import type { OnIssue } from './wire/issues.ts';

/** What can be sent: texts, numbers, and a file where a row is multipart. Undefined fields are left out. */
export type Fields = Record<string, string | number | Blob | undefined>;

/** One row of spec section 7: everything about one call of the backend. The backend's field names never leave `src/lib/api`. */
export interface Route {
  method: 'GET' | 'POST';
  /** Under `/api/`. */
  path: string;
  /** How the fields travel: in the address, or in one of three kinds of body. */
  send: 'query' | 'json' | 'form' | 'multipart';
  /** The name before the brackets: `add_transfer` sends `add_transfer[transfer_amount]`. */
  wrap?: string;
  /** How long to wait for the response, by `CALL_TIMEOUTS_MS`. An `upload` that carries no file is a `submit`. */
  timeout: keyof typeof CALL_TIMEOUTS_MS;
  /** Sent without the player's token: the call is about getting one. */
  anonymous?: true;
  /** A GET that changes something, or that asks how things are now: no cache may answer it (security.md, hazard 9). */
  uncached?: true;
  /** Spec section 7 lists no `success` for the answer, so it need not say it. Elsewhere a missing word must not pass for a yes where money moves. */
  withoutSuccess?: true;
  /** Its answer decides whether the session goes on: one that refuses the token is the problem `signedOut`. */
  decidesSession?: true;
  fixed?: Fields;
  /** What the caller gives, by the backend's names. Absent: nothing. */
  input?: v.GenericSchema<unknown, Fields>;
  /** Parses a successful response into what the caller gets; refusals are recognised before it is used. */
  reply: v.GenericSchema<unknown, unknown>;
  /** What a refusal may tell all the same: a body that fits is a reply like any other. */
  replyInRefusal?: v.GenericSchema<unknown, unknown>;
}

/** A read of the site's content. The pull makes it too; its `onIssue` hears of all in the answer that had to be left out. */
export interface ContentRoute extends Route {
  replyFor: (path: string, onIssue: OnIssue) => v.GenericSchema<unknown, { success: boolean }>;
}

export type Input<Row extends Route> = Row extends { input: infer Schema extends v.GenericSchema }
  ? v.InferInput<Schema>
  : undefined;
export type Reply<Row extends Route> = v.InferOutput<Row['reply']>;
