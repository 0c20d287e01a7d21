import { expect, it } from 'vitest';
import { contactsOf } from '../../../../../scripts/content/convert/contacts.ts';
import { oneLine, plainTexts } from '../../../../../scripts/content/convert/texts.ts';

it.each([
  ['  Lotus \n Reels ', 'Lotus Reels'],
  ['a\u0000b\u202ec', 'a b c'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['x'.repeat(300), `${'x'.repeat(199)}…`],
  [`${'x'.repeat(198)}😀😀`, `${'x'.repeat(198)}…`],
])('%j becomes the line %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

it('takes markup off texts that are shown plainly, and drops empty ones', () => {
  expect(plainTexts({ en: '<p>Play <b>safe</b></p>', bd: '<br>', ms: 'a < b' })).toEqual({
    en: 'Play safe',
    ms: 'a < b',
  });
});

it('takes the first safe contact of each kind, and says which are not', () => {
  const warnings: string[] = [];
  const rows = [
    { type: 'WHATSAPP', content: 'javascript:alert(1)' },
    { type: 'WhatsApp', content: 'https://wa.example/1' },
    { type: 'WHATSAPP', content: 'https://wa.example/2' },
    { type: 'LIVE_CHAT', content: 'https://chat.example/' },
    { type: 'TELEGRAM', content: undefined },
    { type: 'FAX', content: 'https://fax.example/' },
  ];
  expect(contactsOf(rows, (line) => warnings.push(line))).toEqual({
    whatsapp: 'https://wa.example/1',
    liveChat: 'https://chat.example/',
  });
  expect(warnings).toEqual([
    'init.data.contact_us whatsapp: "javascript:alert(1)" is not an https address; left out',
  ]);
});
