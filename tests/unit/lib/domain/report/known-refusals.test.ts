import { expect, test } from 'vitest';
import words from '../../../../../src/content/messages/en/backend-words.json' with { type: 'json' };
import { KNOWN_REFUSALS, knownRefusal } from '../../../../../src/lib/domain/report/known-refusals.ts';
import type { MoneyKind } from '../../../../../src/lib/domain/report/sent-request.ts';

test('a known refusal has its words in every language', () => {
  const known = Object.values(KNOWN_REFUSALS).flatMap((refusals) => refusals.map((refusal) => refusal.words));
  expect(known.filter((text) => !(text in words))).toEqual([]);
});

test.each<[MoneyKind, string, readonly string[]]>([
  ['withdraw', 'There is not enough credit there for this withdrawal', ['amount', 'provider']],
  ['transfer', 'Cannot transfer to the same provider. Please select different providers.', ['to', 'from']],
  ['deposit', 'The amount must be at least 1.00', ['amount']],
  ['deposit', 'Please add a picture of your receipt', ['receipt', 'channel']],
])('a known refusal of a %s is about its fields: "%s"', (kind, message, fields) =>
  expect(knownRefusal(kind, message)?.fields).toEqual(fields),
);

test.each<[MoneyKind, string]>([
  ['withdraw', 'There is not enough credit there for this transfer'],
  // It may be about either end.
  ['transfer', 'This provider is under maintenance. Please choose another one for now.'],
])('no known refusal of a %s says "%s"', (kind, message) => expect(knownRefusal(kind, message)).toBeUndefined());
