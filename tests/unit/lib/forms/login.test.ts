import * as v from 'valibot';
import { expect, test } from 'vitest';
import form from '@/content/messages/en/form.json' with { type: 'json' };
import login from '@/content/messages/en/login.json' with { type: 'json' };
import { LoginSchema } from '@/lib/forms/login';
import { errorsOf } from './errors-of.ts';

const good = { username: 'demo1', password: 'demo1234', remember: false };
const check = (fields: object) =>
  errorsOf(LoginSchema, { ...good, ...fields }, { ...login, ...form });

test.each([
  [{}, {}],
  [{ username: '' }, { username: 'Username is required' }],
  [{ username: 'ab' }, { username: 'Username must be at least 3 characters' }],
  [{ username: 'abc' }, {}],
  [{ username: 'x'.repeat(50) }, {}],
  [{ username: 'x'.repeat(51) }, { username: 'Username must be no more than 50 characters' }],
  [{ password: '' }, { password: 'Password is required' }],
  [{ password: '12345' }, { password: 'Password must be at least 6 characters' }],
])('a login with %j', (fields, expected) => expect(check(fields)).toEqual(expected));

test('the username of a login is trimmed and its digits are Latin; the password stays as typed', () => {
  expect(
    v.parse(LoginSchema, { username: ' demo১ ', password: ' ১২৩৪৫ ', remember: true }),
  ).toEqual({
    username: 'demo1',
    password: ' ১২৩৪৫ ',
    remember: true,
  });
});
