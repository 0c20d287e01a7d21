import { expect, it } from 'vitest';
import {
  assertNotPrivate,
  isPublicAddress,
  publicLookup,
} from '../../../../../scripts/content/network/public-address.ts';

const words = (text: string) => text.split(' ');

it.each(
  words(
    '1.1.1.1 8.8.8.8 172.15.0.1 172.32.0.1 100.63.0.1 192.167.1.1 223.255.255.255 2606:4700::1111 2a00:1450::1',
  ),
)('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ...words(
    '0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1 172.31.255.255',
  ),
  ...words(
    '192.0.0.8 192.0.2.1 192.168.1.1 198.18.0.1 198.51.100.1 203.0.113.9 224.0.0.1 240.0.0.1 255.255.255.255',
  ),
  ...words(
    ':: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 fe80::1 fc00::1 fd00::1 ff02::1 64:ff9b::a00:1 2001:db8::1 2002:7f00:1::',
  ),
  ...words('2001::1 fe80::1%eth0 localhost 127.1 0x7f000001'),
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each([
  ...words(
    'http://127.0.0.1/ http://127.1/ http://2130706433/ http://0x7f.1/ http://0177.0.0.1/ http://[::1]/',
  ),
  ...words('http://[::ffff:10.0.0.1]/ http://169.254.169.254/latest/meta-data/ http://①②⑦.0.0.1/'),
])('%s, a number in disguise, is refused', (address) => {
  expect(() => assertNotPrivate(new URL(address))).toThrow('not a public address');
});

it.each(['http://1.1.1.1/', 'https://x.example/'])('%s is left to the name look-up', (address) => {
  expect(() => assertNotPrivate(new URL(address))).not.toThrow();
});

it('a name that leads to this machine is refused when it is looked up', async () => {
  const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
  expect(error).toMatchObject({
    name: 'PrivateAddressError',
    message: expect.stringMatching(/^localhost is not a public address \(/),
  });
});
