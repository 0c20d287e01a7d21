import { expect, it } from 'vitest';
import { fullAddress } from '../../../../../scripts/content/html/full-address.ts';
import { sanitize } from '../../../../../scripts/content/html/sanitize.ts';

it.each([
  ['www.example.com', 'https://www.example.com'],
  [' Example.com/a?b#c ', 'https://Example.com/a?b#c'],
  ['t.me/lamp', 'https://t.me/lamp'],
  ['wa.me:443/8801', 'https://wa.me:443/8801'],
  ['help@example.com', 'mailto:help@example.com'],
  ['help/deposit', '/help/deposit'],
  ['../../help/deposit/#amounts', '/help/deposit'],
  ['./promotion?x=1', '/promotion'],
  ['bd/help/term-and-conditions', '/bd/help/term-and-conditions'],
  ['vip', '/vip'],
])('%s is short for %s', (written, full) => {
  expect(fullAddress(written)).toBe(full);
});

it.each([
  ...[
    '',
    '#a',
    '/help/deposit',
    '//example.com',
    'https://example.com',
    'http://example.com',
    'mailto:a@example.com',
    'tel:123',
  ],
  ...[
    'javascript:alert(1)',
    'user:pw@evil.example',
    'a@b',
    'x@example.com/y',
    'x y@example.com',
    'x@example.com?bcc=y',
  ],
  ...[
    'index.html',
    'deposit.php?x',
    'rules.pdf',
    'photo.jpg/',
    'file.docx',
    '-',
    'x-',
    'example.c',
    'example.com\\x',
  ],
  ...[
    'help/deposti',
    'nowhere',
    'promotion/welcome',
    'slots/lamp',
    'safer-play/budget',
    'other',
    'help/constructor',
    '1/vip',
  ],
])('%j is all there is', (address) => {
  expect(fullAddress(address)).toBe(address);
});

it('makes links of what has no scheme, and names what is none', () => {
  const text = ['http://old.example/a', 'www.example.com', 'help/deposit', 'help/nowhere']
    .map((href) => `<a href="${href}">x</a>`)
    .join(' ');
  expect(sanitize(text, new Map())).toEqual({
    html: 'x <a href="https://www.example.com/" target="_blank" rel="noopener nofollow">x</a> <a href="/help/deposit">x</a> x',
    removed: ['link to "http://old.example/a"', 'link to "help/nowhere"'],
  });
});
