import * as v from 'valibot';
import type { ContentRoute, Fields } from '../../../src/lib/api/route.ts';
import { issueText, kindOf, type OnIssue } from '../../../src/lib/api/wire/issues.ts';
import { isRecord, listOf } from '../../../src/lib/api/wire/lenient-fields.ts';
import { type ReadApi, ReadError } from '../network/api-reader.ts';

interface Read {
  /** The answer's name in messages. */
  path: string;
  onIssue: OnIssue;
  input?: Fields;
}

/** The `error` of an answer without `success`, with which the browser refuses it (src/lib/api/response.ts). An empty list or object is none. */
function errorIn(body: unknown): unknown {
  if (!isRecord(body) || (body['success'] !== undefined && body['success'] !== null))
    return undefined;
  const { error } = body;
  return typeof error === 'object' && error && Object.keys(error).length === 0 ? undefined : error;
}

/**
 * Makes a call of the routes table and checks its answer with the row's schema.
 * @throws ReadError if there is no answer, it does not fit the schema, or it reports a failure
 */
export async function readReply<Row extends ContentRoute>(
  readApi: ReadApi,
  row: Row,
  { path, onIssue, input }: Read,
) {
  const body = await readApi(row, input).catch((error: unknown) => {
    throw error instanceof ReadError
      ? new ReadError(`${path}: ${error.message}`, { cause: error })
      : error;
  });
  const result = v.safeParse(row.replyFor(path, onIssue), body);
  if (!result.success) throw new ReadError(issueText(path, result.issues));
  if (!result.output.success) throw new ReadError(`${path}.success: expected true, got false`);
  const error = errorIn(body);
  if (error) throw new ReadError(`${path}.error: expected nothing, got ${kindOf(error)}`);
  return { body, reply: result.output as v.InferOutput<ReturnType<Row['replyFor']>> };
}

/**
 * The same for an answer with a list in `data`.
 * @throws ReadError also when there is no list, or no row of it can be read: that is not an empty list
 */
export async function readList<Row extends ContentRoute>(
  readApi: ReadApi,
  row: Row,
  read: Read,
  rowsOf: (reply: v.InferOutput<ReturnType<Row['replyFor']>>) => readonly unknown[],
) {
  const { body, reply } = await readReply(readApi, row, read);
  const sent = isRecord(body) && 'data' in body ? listOf(body['data']) : undefined;
  if (!sent)
    throw new ReadError(
      `${read.path}.data: expected a list, got ${kindOf(isRecord(body) ? body['data'] : undefined)}`,
    );
  if (sent.length > 0 && rowsOf(reply).length === 0)
    throw new ReadError(`${read.path}.data: no row can be read`);
  return reply;
}
