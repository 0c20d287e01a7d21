import { expect, it } from 'vitest';
import { safeContact, safeLink } from '../../../../../scripts/content/html/safe-link.ts';

it.each([
  ['https://x.example', 'https://x.example/', true],
  ['  HTTPS://X.example/a?b=1#c ', 'https://x.example/a?b=1#c', true],
  ['https://x.example/১', 'https://x.example/%E0%A7%A7', true],
  ['/promotion', '/promotion', false],
  ['/slots/Hilsa Spin', '/slots/Hilsa%20Spin', false],
  ['/a/../b', '/b', false],
  ['mailto:help@x.example', 'mailto:help@x.example', false],
  ['tel:+880 (17) 11-22', 'tel:+880171122', false],
  ['tel:01711000000', 'tel:01711000000', false],
])('%s is a link to %s', (address, href, isExternal) => {
  expect(safeLink(address)).toEqual({ href, isExternal });
});

it.each([
  '',
  'promotion',
  '//x.example',
  '/\\x.example',
  '/.//x.example',
  '\\\\x.example',
  'http://x.example',
  'https:x.example',
  'https://',
  'https://user@x.example/',
  'https://x.example/\u0000',
  'https://x.exa\u200bmple/',
  'https://x.exa\tmple/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'mailto:',
  'mailto:a@b?bcc=c@d',
  'tel:12345x',
  'javascript:alert(1)//tel:12345',
  'javascript:alert(1)//mailto:a@b.example',
  'javascript:alert(1)//https://x.example/',
  'tel:1;2',
])('%j is no link', (address) => {
  expect(safeLink(address)).toBeUndefined();
});

it.each([
  ['https://wa.example/8801', 'https://wa.example/8801'],
  ['http://localhost:4400/chat', 'http://localhost:4400/chat'],
  ['http://localhost', 'http://localhost/'],
  [' http://localhost/chat ', 'http://localhost/chat'],
  ['javascript:alert(1)//http://localhost/', undefined],
  ['http://localhost.evil.example/', undefined],
  ['http://localhost@evil.example/', undefined],
  ['http://chat.example/', undefined],
  ['/chat', undefined],
])('the contact %s has the address %s', (address, expected) => {
  expect(safeContact(address)).toBe(expected);
});
