import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { assertNotPrivate, PrivateAddressError, publicLookup } from './public-address.ts';

export interface GetOptions {
  /** The one origin that may have a private address: the backend's. */
  trustedOrigin: string;
  /** For the whole exchange, with redirects and body. */
  timeoutMs: number;
  /** Bytes of the body. */
  maxBytes: number;
  headers?: Record<string, string>;
}

export interface GetResponse {
  /** 304 where the headers ask for a change only. */
  status: 200 | 304;
  body: Buffer;
  etag: string | undefined;
}

const MAX_REDIRECTS = 3;

/** `network`: no answer or a fault of the server, worth a retry. `answer`: one that cannot be used. `refused`: an address that must not be connected to. */
export type GetProblem = 'network' | 'answer' | 'refused';

/** A request without a usable answer. The message is for people. */
export class GetError extends Error {
  override name = 'GetError';
  readonly problem: GetProblem;
  constructor(message: string, problem: GetProblem, cause?: unknown) {
    super(message, { cause });
    this.problem = problem;
  }
}

function open(url: URL, options: GetOptions, signal: AbortSignal): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol))
    throw new GetError(`${url.protocol} addresses are not fetched`, 'refused');
  if (url.username || url.password)
    throw new GetError('addresses with credentials are not fetched', 'refused');
  const isTrusted = url.origin === options.trustedOrigin;
  if (!isTrusted) assertNotPrivate(url);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = {
    accept: '*/*',
    'accept-encoding': 'identity',
    'user-agent': 'site-pull',
    ...options.headers,
  };
  return new Promise((resolve, reject) => {
    send(url, { signal, headers, ...(isTrusted ? {} : { lookup: publicLookup }) }, resolve)
      .on('error', reject)
      .end();
  });
}

async function bodyOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () =>
    new GetError(`the answer is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`, 'answer');
  try {
    if (Number(answer.headers['content-length']) > maxBytes) throw tooLarge();
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    answer.destroy();
  }
}

async function followRedirects(
  url: URL,
  options: GetOptions,
  signal: AbortSignal,
): Promise<GetResponse> {
  let current = url;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await open(current, options, signal);
    const status = answer.statusCode ?? 0;
    const { location, etag } = answer.headers;
    if (status === 200 || status === 304)
      return { status, body: await bodyOf(answer, options.maxBytes), etag };
    answer.destroy();
    if (status < 300 || status >= 400 || !location)
      throw new GetError(`the server answered ${status}`, status >= 500 ? 'network' : 'answer');
    if (!URL.canParse(location, current))
      throw new GetError('redirected to something that is not an address', 'answer');
    current = new URL(location, current);
  }
  throw new GetError(`redirected more than ${MAX_REDIRECTS} times`, 'answer');
}

/**
 * Makes one GET request with limits on time, size and redirects. Every address but the trusted origin, redirects included, must be public.
 * @throws GetError with a message for people
 */
export async function get(url: URL, options: GetOptions): Promise<GetResponse> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    return await followRedirects(url, options, signal);
  } catch (error) {
    if (error instanceof GetError) throw error;
    if (error instanceof PrivateAddressError) throw new GetError(error.message, 'refused', error);
    if (signal.aborted)
      throw new GetError(`no answer within ${options.timeoutMs / 1000} s`, 'network', error);
    const { code, message } = error as NodeJS.ErrnoException;
    throw new GetError(`no connection (${code ?? message})`, 'network', error);
  }
}
