import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { APP } from './credentials.ts';

/** How much the sender's clock may differ. */
const TOLERANCE_SECONDS = 600;

interface SignedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Uint8Array;
}

/** What is wrong with the signature of a call to the realtime service; undefined when it is good. `now` is in milliseconds. */
export function signatureProblem({ method, path, query, body }: SignedRequest, now: number): string | undefined {
  if (query.get('auth_key') !== APP.key) return 'Unknown auth_key';
  // Not a number is not within either.
  if (!(Math.abs(now / 1000 - Number(query.get('auth_timestamp') ?? Number.NaN)) <= TOLERANCE_SECONDS)) return 'Timestamp expired';
  if (query.get('body_md5') !== createHash('md5').update(body).digest('hex')) return 'Wrong body_md5';

  const signed = [...query].filter(([name]) => name !== 'auth_signature').sort(([a], [b]) => (a < b ? -1 : 1));
  const text = [method, path, signed.map((pair) => pair.join('=')).join('&')].join('\n');
  const expected = createHmac('sha256', APP.secret).update(text).digest();
  const given = Buffer.from(query.get('auth_signature') ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected) ? undefined : 'Wrong auth_signature';
}
