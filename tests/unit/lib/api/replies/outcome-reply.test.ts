import * as v from 'valibot';
import { expect, test } from 'vitest';
import { TokensReply } from '@/lib/api/replies/outcome-reply';

test.each([
  {
    body: { token: 'a', refresh_token: 'r', message: 'Hi' },
    reply: { tokens: { access: 'a', refresh: 'r' }, message: 'Hi' },
  },
  {
    body: { token: 'a' },
    reply: { tokens: { access: 'a', refresh: undefined }, message: undefined },
  },
  {
    body: { token: 'a', refresh_token: null },
    reply: { tokens: { access: 'a', refresh: undefined }, message: undefined },
  },
  {
    body: { token: 'a', refresh_token: 'undefined' },
    reply: { tokens: { access: 'a', refresh: undefined }, message: undefined },
  },
  {
    body: { token: 'a', refresh_token: 'ключ' },
    reply: { tokens: { access: 'a', refresh: undefined }, message: undefined },
  },
])('the tokens: %j', ({ body, reply }) => expect(v.parse(TokensReply, body)).toEqual(reply));

test.each([
  {},
  { token: '' },
  { token: null },
  { token: 'null' },
  { token: 'undefined' },
  { token: 5 },
  { token: 'two words' },
  { token: 'x'.repeat(4097) },
])('%j has none that can be used', (body) => expect(v.is(TokensReply, body)).toBe(false));
