import { expect, test } from 'vitest';
import { fill } from '@/lib/domain/text/fill';

test.each([
  ['a value', '© {from}–{to}', '© 2019–2026'],
  ['a name without a value, so that the mistake is seen', '{from} {what}-এ', '2019 {what}-এ'],
  ['a Bengali ending on its name’s line', '{name}-এর গেম', 'NokshiWorks-\u2060এর গেম'],
  ['a hyphen between values as it is', '{from}-{to} digits', '2019-2026 digits'],
])('a filled message has %s', (_, message, text) => {
  expect(fill(message, { from: 2019, to: 2026, name: 'NokshiWorks' })).toBe(text);
});
