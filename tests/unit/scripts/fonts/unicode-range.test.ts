import { expect, it } from 'vitest';
import { unicodeRange } from '../../../../scripts/fonts/unicode-range.ts';

it('joins characters that are near, and none across a character of another file', () => {
  expect(unicodeRange('acZ')).toBe('U+5A-63');
  expect(unicodeRange('ac', 'b')).toBe('U+61, U+63');
  expect(unicodeRange(['a', '\u2013'])).toBe('U+61, U+2013');
});
