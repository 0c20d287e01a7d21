import { expect, it } from 'vitest';
import { clientAddress } from '../../../../../scripts/rebuild/reports/client-address.ts';

const address = (remoteAddress: string | undefined, forwarded?: string) =>
  clientAddress({ headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } } as never);

it.each([
  ['a visitor without a proxy', '203.0.113.9', undefined, '203.0.113.9'],
  ['a visitor who writes the header', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a proxy on this machine', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['a proxy on this machine by a mapped address', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['a proxy in the network beside it', '10.0.0.7', '203.0.113.9', '203.0.113.9'],
  ['a visitor who wrote it before the proxy added to it', '127.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['a proxy that says nonsense', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['a subscriber by IPv6, from one of many addresses', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
  ['the same one from another', '2001:db8:1:2::9', undefined, '2001:db8:1:2'],
  ['a short address of IPv6', '2001:db8::1', undefined, '2001:db8:0:0'],
  ['a proxy that names one by IPv6', '::1', '2001:0db8:1:2::9', '2001:db8:1:2'],
  ['a connection that is gone', undefined, undefined, ''],
])('%s', (_who, peer, forwarded, expected) => {
  expect(address(peer, forwarded)).toBe(expected);
});
