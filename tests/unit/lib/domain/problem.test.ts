import { expect, test } from 'vitest';
import { isPassing, type Problem, problemText, readableMessage } from '@/lib/domain/problem';

test.each([
  ['Balance too low', 'Balance too low'],
  ['  two\n lines\t', 'two lines'],
  ['ব্যালেন্স কম', 'ব্যালেন্স কম'],
  ['র\u200d্যাংক', 'র\u200d্যাংক'],
  ['a\u0000b\u202ec', 'a b c'],
  ['x'.repeat(5_000), 'x'.repeat(5_000)],
  [`${'x'.repeat(4_999)} and more`, `${'x'.repeat(4_999)}…`],
  ['🪔'.repeat(5_001), `${'🪔'.repeat(5_000)}…`],
  ['Sorry <script>alert(1)</script><!-- 12 -->', 'Sorry <script>alert(1)</script><!-- 12 -->'],
  ['[Notice] Closed {today}', '[Notice] Closed {today}'],
  ['Null balance', 'Null balance'],
  ['…', '…'],
])('the backend’s message %j is shown', (text, shown) => expect(readableMessage(text)).toBe(shown));

test.each([
  '',
  '   ',
  undefined,
  null,
  5,
  true,
  { message: 'x' },
  ['x'],
  '\u0000\u202e',
  `${' '.repeat(15_000)}x`,
  '{"code":12}',
  '[{"code":12}]',
  '["no"]',
  '[[1]]',
  '[object Object]',
  'undefined',
  'null',
  'NaN',
  ...['\ufffd\ufffd\ufffd', '\u200b \ufeff'],
])('the backend’s message %j has no words', (text) =>
  expect(readableMessage(text)).toBeUndefined(),
);

test.each<[Problem, string]>([
  [{ kind: 'refused', message: 'Too little' }, 'Too little'],
  [{ kind: 'signedOut', message: 'No refresh token available' }, 'No refresh token available'],
  [{ kind: 'refused', message: undefined }, 'Transfer failed. Please try again.'],
  [{ kind: 'offline' }, 'Transfer failed. Please try again.'],
  [{ kind: 'maintenance' }, 'Under Maintenance'],
])('the text of %j', (problem, text) =>
  expect(problemText(problem, 'Transfer failed. Please try again.', 'Under Maintenance')).toBe(
    text,
  ),
);

test.each<[Problem, boolean]>([
  [{ kind: 'offline' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'maintenance' }, true],
  [{ kind: 'unreadable' }, true],
  [{ kind: 'refused', message: 'x', isServerError: true }, true],
  [{ kind: 'refused', message: 'x' }, false],
  [{ kind: 'signedOut' }, false],
  [{ kind: 'notRetried' }, false],
  [{ kind: 'maintenance', retryAfterMs: 0 }, false],
  [{ kind: 'refused', message: 'x', isServerError: true, retryAfterMs: 60_000 }, false],
])('whether the same call may succeed a moment after %j: %s', (problem, expected) =>
  expect(isPassing(problem)).toBe(expected),
);
