import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { assertNotPrivate, PrivateAddressError, publicLookup } from './public-address.ts';

export interface GetOptions {
  /** The one origin that may be private: the backend's own. */
  home: string;
  /** Milliseconds for the whole exchange, redirects and body included. */
  time: number;
  /** Bytes of the body, unpacked. */
  size: number;
  redirects: number;
  headers?: Record<string, string>;
}

export interface Got {
  status: number;
  body: Buffer;
  etag: string | undefined;
}

/** `network`: no answer, worth another try. `answer`: one that we do not take. `refused`: a place we do not connect to. */
export type GetProblem = 'network' | 'answer' | 'refused';

/** The exchange did not come about. */
export class GetError extends Error {
  override name = 'GetError';
  readonly problem: GetProblem;
  constructor(message: string, problem: GetProblem, cause?: unknown) {
    super(message, { cause });
    this.problem = problem;
  }
}

function open(url: URL, options: GetOptions, signal: AbortSignal): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol)) throw new GetError(`${url.protocol} addresses are not fetched`, 'refused');
  if (url.username || url.password) throw new GetError('addresses with credentials are not fetched', 'refused');
  const isHome = url.origin === options.home;
  if (!isHome) assertNotPrivate(url);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { accept: '*/*', 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'site-pull', ...options.headers };
  return new Promise((resolve, reject) => {
    send(url, { signal, headers, ...(isHome ? {} : { lookup: publicLookup }) }, resolve)
      .on('error', reject)
      .end();
  });
}

const UNPACKERS = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
]);

function unpacked(answer: IncomingMessage): Readable {
  const unpack = UNPACKERS.get(answer.headers['content-encoding']?.toLowerCase() ?? '')?.();
  if (!unpack) return answer;
  answer.on('error', (error) => unpack.destroy(error));
  return answer.pipe(unpack);
}

async function bodyOf(answer: IncomingMessage, size: number): Promise<Buffer> {
  const tooLarge = () => new GetError(`the answer is larger than ${Math.round(size / 1024 / 1024)} MB`, 'answer');
  try {
    if (Number(answer.headers['content-length']) > size) throw tooLarge();
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of unpacked(answer) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > size) throw tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    answer.destroy();
  }
}

async function follow(url: URL, options: GetOptions, signal: AbortSignal): Promise<Got> {
  let place = url;
  for (let hop = 0; hop <= options.redirects; hop += 1) {
    const answer = await open(place, options, signal);
    const status = answer.statusCode ?? 0;
    const { location, etag } = answer.headers;
    if (status < 300 || status === 304 || status >= 400 || !location) return { status, body: await bodyOf(answer, options.size), etag };
    answer.destroy();
    if (!URL.canParse(location, place)) throw new GetError('redirected to something that is not an address', 'answer');
    place = new URL(location, place);
  }
  throw new GetError(`redirected more than ${options.redirects} times`, 'answer');
}

/**
 * One GET over a stream with limits on time, size and redirects. Any place but `home`, at first or by a redirect, must be a public address.
 * @throws GetError with a message for people
 */
export async function get(url: URL, options: GetOptions): Promise<Got> {
  const signal = AbortSignal.timeout(options.time);
  try {
    return await follow(url, options, signal);
  } catch (error) {
    if (error instanceof GetError) throw error;
    if (error instanceof PrivateAddressError) throw new GetError(error.message, 'refused', error);
    if (signal.aborted) throw new GetError(`no answer within ${options.time / 1000} s`, 'network', error);
    const { code, message } = error as NodeJS.ErrnoException;
    throw new GetError(`no connection (${code ?? message})`, 'network', error);
  }
}
