import { describe, expect, test } from 'vitest';
import { type Problem, problemText, readableMessage } from '../../../../src/lib/domain/problem.ts';

describe('a message of the backend', () => {
  test.each([
    ['Balance too low', 'Balance too low'],
    ['  two\n lines\t', 'two lines'],
    ['ব্যালেন্স কম', 'ব্যালেন্স কম'],
    ['Opens at 10:30, for amounts > 5 and < 10', 'Opens at 10:30, for amounts > 5 and < 10'],
    ['a\u0000b\u202ec', 'a b c'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), `${'x'.repeat(200)}…`],
    ['🪔'.repeat(201), `${'🪔'.repeat(200)}…`],
  ])('%j is shown', (text, shown) => expect(readableMessage(text)).toBe(shown));

  test.each([
    '',
    '   ',
    undefined,
    null,
    5,
    true,
    { message: 'x' },
    ['x'],
    '<b>Sorry</b>',
    'Sorry <script>alert(1)</script>',
    '</p>',
    '<!doctype html>',
    'TypeError: x is not a function\n    at run (main.js:1:2)',
    'SQLSTATE[42S02]: Base table not found',
    'Illuminate\\Database\\QueryException',
    'Undefined variable in /var/www/app/User.php line 12',
    'Traceback (most recent call last)',
    'boom\n#0 /var/www/index.php',
  ])('%j is not', (text) => expect(readableMessage(text)).toBeUndefined());
});

describe('problem text', () => {
  test.each<[Problem, string]>([
    [{ kind: 'refused', message: 'Too little' }, 'Too little'],
    [{ kind: 'signedOut', message: 'No refresh token available' }, 'No refresh token available'],
    [{ kind: 'refused', message: undefined }, 'Transfer failed. Please try again.'],
    [{ kind: 'refused', message: '<b>' }, 'Transfer failed. Please try again.'],
    [{ kind: 'signedOut' }, 'Transfer failed. Please try again.'],
    [{ kind: 'offline' }, 'Transfer failed. Please try again.'],
    [{ kind: 'timeout' }, 'Transfer failed. Please try again.'],
    [{ kind: 'maintenance' }, 'Under Maintenance'],
    [{ kind: 'unreadable' }, 'Transfer failed. Please try again.'],
  ])('%j', (problem, text) => expect(problemText(problem, 'Transfer failed. Please try again.', 'Under Maintenance')).toBe(text));
});
