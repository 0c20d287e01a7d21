import { parseUrl } from './address.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Parses the address of a game, a payment page or a QR code. Undefined unless it is `https:`, or `http:` on this machine. */
export function externalUrl(text: string): URL | undefined {
  const address = parseUrl(text);
  if (!address) return undefined;
  const isSafe =
    address.protocol === 'https:' ||
    (address.protocol === 'http:' && LOOPBACK.test(address.hostname));
  return isSafe && !address.username && !address.password ? address : undefined;
}
