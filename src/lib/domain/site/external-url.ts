import { parseUrl } from './address.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Parses the address of a game, a payment page or a QR code. Only `https:` may be opened, and `http:` on this machine; everything
 * else is undefined, since a tab at `javascript:` or `data:` would be blank or run a script.
 */
export function externalUrl(text: string): URL | undefined {
  const address = parseUrl(text);
  if (!address) return undefined;
  const isSafe = address.protocol === 'https:' || (address.protocol === 'http:' && LOOPBACK.test(address.hostname));
  return isSafe && !address.username && !address.password ? address : undefined;
}
