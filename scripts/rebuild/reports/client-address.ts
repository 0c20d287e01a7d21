import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Where a proxy of ours may stand: on this machine, or in the network beside it. */
const NEAR = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  NEAR.addSubnet(net, bits, 'ipv4');
}
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');

const plain = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, '');
const isNear = (address: string) => isIP(address) !== 0 && NEAR.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The network of a subscriber: of IPv6 it is the first half, of which each device has many addresses. */
function subscriber(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const parts = head === '' ? [] : head.split(':');
  const rest = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - parts.length - rest.length)).fill('0') : [];
  return [...parts, ...zeros, ...rest]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}

/**
 * Whom a request counts for. A proxy beside this machine says it at the end of `X-Forwarded-For`; what stands before that, and what comes from
 * anywhere else, anybody may have written.
 */
export function clientAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const peer = plain(socket.remoteAddress ?? '');
  const forwarded = plain(
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '',
  );
  return subscriber(isNear(peer) && isIP(forwarded) !== 0 ? forwarded : peer);
}
