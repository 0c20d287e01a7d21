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

  async function read(url: URL): Promise<unknown> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { body } = await get(url, {
          trustedOrigin: apiUrl.origin,
          timeoutMs: limits.readTimeoutMs,
          maxBytes: limits.readMaxBytes,
          headers: { accept: 'application/json' },
        });
        return parseJson(body);
      } catch (error) {
        if (!(error instanceof GetError)) throw error;
        const delayMs = limits.retryDelaysMs[attempt];
        if (delayMs === undefined || error.problem !== 'network')
          throw new ReadError(error.message, { cause: error });
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
