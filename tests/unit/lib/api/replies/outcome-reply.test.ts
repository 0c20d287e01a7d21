import * as v from 'valibot';
import { expect, test } from 'vitest';
import { OutcomeReply, TokensReply } from '../../../../../src/lib/api/replies/outcome-reply.ts';

test.each([
  [{ message: 'Moved' }, 'Moved'],
  [{}, undefined],
  [{ message: null }, undefined],
  [{ message: '<p>' }, '<p>'],
  [{ message: ' ' }, undefined],
])('the outcome %j says %j', (body, message) => expect(v.parse(OutcomeReply, body)).toBe(message));

test.each([
  [
    { token: 'a', refresh_token: 'r', message: 'Hi' },
    { tokens: { access: 'a', refresh: 'r' }, message: 'Hi' },
  ],
  [{ token: 'a' }, { tokens: { access: 'a', refresh: undefined }, message: undefined }],
  [
    { token: 'a', refresh_token: null },
    { tokens: { access: 'a', refresh: undefined }, message: undefined },
  ],
  [
    { token: 'a', refresh_token: 'ключ' },
    { tokens: { access: 'a', refresh: undefined }, message: undefined },
  ],
])('the tokens of %j', (body, tokens) => expect(v.parse(TokensReply, body)).toEqual(tokens));

test.each([{}, { token: '' }, { token: null }, { token: 5 }, { token: 'two words' }, { token: 'x'.repeat(4097) }])(
  '%j has none that can be used',
  (body) => expect(v.is(TokensReply, body)).toBe(false),
);
