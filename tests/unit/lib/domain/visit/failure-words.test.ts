import { expect, it } from 'vitest';
import { failureWords } from '@/lib/domain/visit/failure-words';

it.each([
  ["TypeError: Cannot read properties of undefined (reading 'lcp')", 'TypeError: Cannot read properties of undefined (reading …)'],
  ['SyntaxError: Unexpected token \'a\', "password=x" is not valid JSON', 'SyntaxError: Unexpected token …, … is not valid JSON'],
  ['Failed to fetch dynamically imported module: /_astro/frame.js', 'Failed to fetch dynamically imported module: …'],
  ['Bank 01712-345678 refused 500.50', 'Bank #-# refused #.#'],
  ['no mail of rahim@example.com', 'no mail of …'],
  ['নাম রহিম is unknown', 'is unknown'],
  [`token ${'a1'.repeat(30)} is old`, 'token … is old'],
  ['eyJhbGciOiJIUzIabcdefghijklmnopq expired', '… expired'],
  ['two\n  lines', 'two lines'],
  ['', ''],
])('%s', (message, expected) => {
  expect(failureWords(message)).toBe(expected);
});

it('is short, and the same when it is cleaned again', () => {
  const words = failureWords('some words '.repeat(10_000));
  expect(words.length).toBeLessThanOrEqual(160);
  expect(failureWords(words)).toBe(words);
});
