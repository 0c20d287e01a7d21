const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The address of a game, a payment page or a QR as it may be opened: `https:`, and `http:` on this machine alone (decisions, 30). Anything else is
 * none, since a tab led to `javascript:` or `data:` would be blank or worse.
 */
export function externalUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const address = new URL(text);
  const isSafe = address.protocol === 'https:' || (address.protocol === 'http:' && LOOPBACK.test(address.hostname));
  return isSafe && !address.username && !address.password ? address : undefined;
}
