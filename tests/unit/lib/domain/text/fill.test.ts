import { describe, expect, test } from 'vitest';
import { fill } from '../../../../../src/lib/domain/text/fill.ts';

describe('fill', () => {
  test('puts values in', () => expect(fill('© {from}–{to} {brand}', { from: 2019, to: 2026, brand: 'A{b}' })).toBe('© 2019–2026 A{b}'));
  test('leaves what it has no value for', () => expect(fill('{game}', {})).toBe('{game}'));
});
