import type * as v from 'valibot';
import type { CALL_LIMITS } from '../config.ts';

/** What can be sent: texts and numbers, or a file where a row is multipart. What is undefined is left out. */
export type Fields = Record<string, string | number | Blob | undefined>;

/** One row of spec section 7: all there is to know about a call of the backend. Its names never leave `src/lib/api`. */
export interface Route {
  method: 'GET' | 'POST';
  /** Under `/api/` (decisions, 1). */
  path: string;
  /** How the fields travel: in the address, or as one of three kinds of body (decisions, 3). */
  send: 'query' | 'json' | 'form' | 'multipart';
  /** The name before the brackets: `add_transfer` sends `add_transfer[transfer_amount]`. */
  wrap?: string;
  /** How long to wait, by `CALL_LIMITS`. */
  limit: keyof typeof CALL_LIMITS;
  /** Never carries the player's token: such a call is about getting one. */
  anonymous?: true;
  /** Has effects although it is a GET: no cache may answer it (security.md, hazard 9). */
  uncached?: true;
  /** Fields that are the same in every call. */
  fixed?: Fields;
  /** What the caller gives, by the backend's names. Absent: nothing. */
  input?: v.GenericSchema<unknown, Fields>;
  /** What the backend answers, and what the caller gets of it. A refusal is told apart before this is asked. */
  reply: v.GenericSchema<unknown, unknown>;
}

/** The arguments after the row. */
export type Input<Row extends Route> = Row extends { input: infer Schema extends v.GenericSchema } ? [input: v.InferInput<Schema>] : [];
export type Reply<Row extends Route> = v.InferOutput<Row['reply']>;
