import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type RawAnswer, rawRequest } from '../../unit/scripts/serve/raw-request.ts';
import { comparablePolicy } from './policies.ts';
import type { HostRequest } from './requests.ts';

/** One thing about an answer that is not as our own server has it. */
export interface Difference {
  part: string;
  own: string;
  host: string;
}

/** A difference that may be, and why. */
export interface Allowance {
  part: string | RegExp;
  /** Only for these requests. */
  when?: (request: HostRequest) => boolean;
  /** Only if our own server answers this. */
  own?: string | RegExp;
  /** Only if the host answers this. */
  host?: string | RegExp;
  reason: string;
}

/** For all hosts. */
const ALWAYS_ALLOWED: readonly Allowance[] = [
  {
    part: /^(?!status|location|another site|secret)/,
    when: ({ status }) => status === 400,
    reason: 'what a server’s own parser refuses never reaches the site, and which server refuses what by itself differs',
  },
];

/** Compared as they are; other headers, such as `Server`, `Date` and the form of an ETag, are each server's own. */
const HEADERS = [
  'access-control-allow-origin',
  'allow',
  'cache-control',
  'content-encoding',
  'content-range',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'retry-after',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];
const SECRET = /SECRET|^outside/;

function plainBody({ body, headers }: RawAnswer): Buffer {
  if (body.length === 0) return body;
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

function shortened(body: Buffer): string {
  const text = body.toString('latin1');
  return text.length > 200 ? `${text.slice(0, 150)} … ${text.slice(-50)} (${text.length} bytes)` : text;
}

/** An answer as texts that can be compared. */
function partsOf(answer: RawAnswer, url: string, policy: string): Record<string, string> {
  const { status, headers } = answer;
  const common = Object.fromEntries(HEADERS.map((name) => [name, headers[name] ?? '']));
  if (headers['location'] !== undefined) {
    // The body of a redirect, and what is said of it, are seen by nobody.
    return { ...common, status: String(status), location: headers['location'].replace(url, '').replace(/^http:\/\/localhost(?=\/)/, '') };
  }
  return {
    ...common,
    status: String(status),
    location: '',
    'content-type': status === 304 || status === 416 ? '' : (headers['content-type'] ?? '').replaceAll(' ', '').toLowerCase(),
    'content-security-policy': policy,
    vary: headers['content-encoding'] && !/accept-encoding/i.test(headers['vary'] ?? '') ? 'is not said' : '',
    body: status === 416 ? '' : plainBody(answer).toString('latin1'),
  };
}

async function ask(url: string, { target, method = 'GET', headers = {}, again = false }: HostRequest): Promise<RawAnswer> {
  const first = await rawRequest(url, target, { method, headers });
  if (!again) return first;
  return rawRequest(url, target, { method, headers: { ...headers, 'If-None-Match': first.headers['etag'] ?? 'none was sent' } });
}

/**
 * Asks both servers and compares.
 * @param extra sources of content policies that the host may add
 * @returns what is different; the first is the status, which stands alone
 */
export async function compare(ownUrl: string, hostUrl: string, request: HostRequest, extra = ''): Promise<Difference[]> {
  const [ownAnswer, hostAnswer] = await Promise.all([ask(ownUrl, request), ask(hostUrl, request)]);
  if (ownAnswer.status !== request.status) throw new Error(`our own server answers ${ownAnswer.status}`);
  if (SECRET.test(hostAnswer.body.toString('latin1'))) return [{ part: 'secret', own: '', host: 'sent' }];
  const to = new URL(hostAnswer.headers['location'] ?? '/', hostUrl);
  if (to.origin !== hostUrl && to.hostname !== 'localhost') return [{ part: 'another site', own: '', host: to.href }];
  const policies = [ownAnswer, hostAnswer].map(({ headers }) => headers['content-security-policy'] ?? '');
  const [ownPolicy = '', hostPolicy = ''] = comparablePolicy(policies[0] ?? '', policies[1] ?? '', extra);
  const own = partsOf(ownAnswer, ownUrl, ownPolicy);
  const host = partsOf(hostAnswer, hostUrl, hostPolicy);
  if (own['status'] !== host['status']) return [{ part: 'status', own: own['status'] ?? '', host: host['status'] ?? '' }];
  return Object.keys({ ...own, ...host })
    .filter((part) => (own[part] ?? '') !== (host[part] ?? '') && !(own['location'] && !(part in own)))
    .map((part) => ({
      part,
      own: shortened(Buffer.from(own[part] ?? '', 'latin1')),
      host: shortened(Buffer.from(host[part] ?? '', 'latin1')),
    }));
}

function matches(wanted: string | RegExp | undefined, text: string): boolean {
  return wanted === undefined || (typeof wanted === 'string' ? wanted === text : wanted.test(text));
}

/** The allowance for a difference, if there is one. */
export function allowanceFor(difference: Difference, request: HostRequest, allowed: readonly Allowance[]): Allowance | undefined {
  return [...ALWAYS_ALLOWED, ...allowed].find(
    ({ part, when, own, host }) =>
      matches(part, difference.part) && matches(own, difference.own) && matches(host, difference.host) && (when?.(request) ?? true),
  );
}
