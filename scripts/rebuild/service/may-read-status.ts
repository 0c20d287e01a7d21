import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const LOOPBACK_PEER = /^(::1|(::ffff:)?127\..*)$/;
const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;
/** What proxies add. Behind one on this machine every visitor's connection comes from this machine. */
const PROXY_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/** Whether a request was made on this machine itself. A name of its own would be a page's trick in this machine's browser (DNS rebinding). */
function isLocal({ headers, socket }: IncomingMessage): boolean {
  const isForwarded = PROXY_HEADERS.some((name) => headers[name] !== undefined);
  return (
    !isForwarded &&
    LOOPBACK_PEER.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '')
  );
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares digests, so that neither the time it takes nor a length says how much of a guess was right. */
function hasToken({ headers }: IncomingMessage, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/**
 * Whether a request may read `/healthz` and `/metrics`, which name paths of this machine and the backend's private address.
 * @param token `STATUS_TOKEN`, which opens them to other machines; undefined keeps them to this one
 */
export function mayReadStatus(request: IncomingMessage, token: string | undefined): boolean {
  return isLocal(request) || (token !== undefined && hasToken(request, token));
}
