import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Fields, Route } from '../../../src/lib/api/route.ts';
import { readJson } from '../../../src/lib/api/wire/read-json.ts';
import type { Limits } from '../limits.ts';
import { GetError, get } from './get.ts';

/** The body of a row's answer, as JSON. */
export type ReadApi = (row: Route, input?: Fields) => Promise<unknown>;

/** A read of the API without a usable answer. The message is for people. */
export class ReadError extends Error {
  override name = 'ReadError';
}

function parseJson(body: Buffer): unknown {
  const text = body.toString('utf8').replace(/^\u{feff}/u, '');
  try {
    return readJson(text);
  } catch {
    throw new ReadError(
      text.trim() === ''
        ? 'the answer is empty'
        : `the answer is not JSON (it starts with "${text.trim().slice(0, 30)}")`,
    );
  }
}

/** Makes the reading calls of the routes table, as the browser does. Failures of the network and the server are retried, refusals are not. */
export function apiReader(apiUrl: URL, limits: Limits): ReadApi {
  const queue = pLimit(6);

  async function readOnce(url: URL): Promise<unknown> {
    const answer = await get(url, {
      trustedOrigin: apiUrl.origin,
      timeoutMs: limits.readTimeoutMs,
      maxBytes: limits.readMaxBytes,
      headers: { accept: 'application/json' },
    });
    if (answer.status >= 500) throw new GetError(`the server answered ${answer.status}`, 'network');
    if (answer.status !== 200) throw new ReadError(`the server answered ${answer.status}`);
    return parseJson(answer.body);
  }

  async function read(url: URL): Promise<unknown> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await readOnce(url);
      } catch (error) {
        const delayMs = limits.retryDelaysMs[attempt];
        const isFinal =
          delayMs === undefined || !(error instanceof GetError) || error.problem !== 'network';
        if (isFinal)
          throw error instanceof GetError ? new ReadError(error.message, { cause: error }) : error;
        await wait(delayMs);
      }
    }
  }

  return (row, input = {}) => {
    const url = new URL(`/api/${row.path}`, apiUrl);
    for (const [name, value] of Object.entries({ ...row.fixed, ...input }))
      url.searchParams.set(name, String(value));
    return queue(() => read(url));
  };
}
