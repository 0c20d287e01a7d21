import { expect, it } from 'vitest';
import { plainText, summaryOf } from '../../../../../scripts/content/html/plain-text.ts';
import { sanitize } from '../../../../../scripts/content/html/sanitize.ts';

it.each([
  ['<p>Deposits <b>before</b> noon</p><p>count today</p>', 'Deposits before noon count today'],
  ['one<br>two&nbsp;three', 'one two three'],
  ['5 &lt; 6 &amp;amp; "x"', '5 < 6 &amp; "x"'],
  ['<script>alert(1)</script>Hello', 'Hello'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['un<b>believ</b>able', 'unbelievable'],
])('%s says: %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it('reads only the start of what is no line any more', () => {
  expect(plainText(`seen${'<hr>'.repeat(300_000)}unseen`)).toBe('seen');
});

const summary = (html: string, length?: number) =>
  summaryOf(sanitize(html, new Map()).html, length);

it.each([
  ['leaves out headings', '<h1>Bonus</h1><p>Get more.</p>', 160, 'Get more.'],
  [
    'leaves out tables',
    '<p>Get more.</p><table><tr><th>Bonus</th><td>20%</td></tr></table><p>Today.</p>',
    160,
    'Get more. Today.',
  ],
  ['takes headings if there is nothing else', '<h2>Bonus</h2>', 160, 'Bonus'],
  ['is empty for an empty text', '<p> </p>', 160, ''],
  ['stays whole when it just fits', '<p>12345</p>', 5, '12345'],
  ['ends with a word', 'one two three four', 12, 'one two…'],
  ['keeps a word that just fits', 'one two six ten', 12, 'one two six…'],
  ['cuts a long word rather than half of the text', 'abc defgh', 7, 'abc de…'],
  ['drops a dash and what is around it before the dots', 'one two -- three', 13, 'one two…'],
  [
    'leaves out aligned headings',
    '<h2 align="center">Bonus</h2><p>Get more.</p>',
    160,
    'Get more.',
  ],
  ['keeps words apart where a heading was', 'Get<h2>Bonus</h2>more.', 160, 'Get more.'],
  ['drops a comma before the dots', 'one two, three', 10, 'one two…'],
  ['cuts a text without spaces between characters', '存款显示已批准之前', 5, '存款显示…'],
  ['never cuts a character in half', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 12, '👩‍👩‍👧‍👦…'],
  ['keeps Bengali clusters together', 'ক্ষ্মক্ষ্মক্ষ্ম', 7, 'ক্ষ্ম…'],
])('the summary %s', (_name, html, length, expected) => {
  expect(summary(html, length)).toBe(expected);
});

it('the summary has at most 160 characters', () => {
  expect(summary(`<p>${'word '.repeat(100)}</p>`).length).toBeLessThanOrEqual(160);
  expect(summary(`<p>${'word '.repeat(100)}</p>`).length).toBeGreaterThan(150);
});
