const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Parses the address of a game, a payment page or a QR code. Only `https:` may be opened, and `http:` on this machine (decisions, 30); everything
 * else is undefined, since a tab at `javascript:` or `data:` would be blank or run a script.
 */
export function externalUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const address = new URL(text);
  const isSafe = address.protocol === 'https:' || (address.protocol === 'http:' && LOOPBACK.test(address.hostname));
  return isSafe && !address.username && !address.password ? address : undefined;
}
