import { expect, test } from 'vitest';
import { findNoPromotion, qrPicture, requestedPromotion } from '@/lib/domain/money/deposit';
import { receiptProblem, receiptSize } from '@/lib/domain/money/receipt';

test.each([
  ['/media/qr.png', 'http://api.example/media/qr.png'],
  ['https://cdn.example/qr.png', 'https://cdn.example/qr.png'],
  ['http://cdn.example/qr.png', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('the QR %j is shown from %s', (text, address) =>
  expect(qrPicture(text, 'http://api.example')).toBe(address),
);

const promotions = [{ id: '7', name: 'Welcome' }];
test.each([
  ['?promotion=7', '7'],
  ['?promotion=8', ''],
  ['?promotion=', undefined],
  ['', undefined],
])('%j asks for promotion %j', (search, requested) =>
  expect(requestedPromotion(search, promotions)).toEqual(requested),
);

test.each([
  [['7 No promotion', '0 প্রমোশন ছাড়া'], '0'],
  [['7 Welcome', '1 NO PROMO'], '1'],
  [['2  no-bonus '], '2'],
  [['7 No promotion is better than this'], undefined],
  [[], undefined],
])('of %j the row for none is %j', (rows, expected) => {
  const choices = rows.map((row) => ({ id: row.slice(0, 1), name: row.slice(2) }));
  expect(findNoPromotion(choices)?.id).toBe(expected);
});

const head = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
test.each([
  ['a JPEG', 900, head('\xff\xd8\xff\xe1'), undefined],
  ['a PNG', 900, head('\x89PNG\r\n\x1a\n'), undefined],
  ['a WebP', 900, head('RIFFxxxxWEBP'), undefined],
  ['a sound', 900, head('RIFFxxxxWAVE'), 'receiptType'],
  ['an SVG', 900, head('<svg xmlns='), 'receiptType'],
  ['nothing', 0, head(''), 'receiptEmpty'],
  ['15 MB', 15_000_000, head('\xff\xd8\xff\xe1'), undefined],
  ['more than 15 MB', 15_000_001, head('\xff\xd8\xff\xe1'), 'receiptTooLarge'],
])('as a receipt, %s', (_name, size, bytes, problem) =>
  expect(receiptProblem(size, bytes)).toBe(problem),
);

test.each([
  { from: { width: 4000, height: 3000 }, to: { width: 1800, height: 1350 } },
  { from: { width: 720, height: 1600 }, to: { width: 720, height: 1600 } },
  { from: { width: 1080, height: 2400 }, to: { width: 1080, height: 2400 } },
  { from: { width: 1080, height: 12_000 }, to: { width: 1080, height: 12_000 } },
  { from: { width: 12_000, height: 1440 }, to: { width: 9000, height: 1080 } },
  { from: { width: 1080, height: 20_000 }, to: { width: 930, height: 17_213 } },
])('a picture is drawn: %j', ({ from, to }) => expect(receiptSize(from)).toEqual(to));
