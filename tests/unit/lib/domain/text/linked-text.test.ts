import { expect, it } from 'vitest';
import { textParts, withoutLinks } from '@/lib/domain/text/linked-text';

it('takes a text apart at its links', () => {
  expect(textParts('Open [Transactions](/transaction), then [Bonuses](/bonuses)')).toEqual([
    { text: 'Open ' },
    { text: 'Transactions', route: '/transaction' },
    { text: ', then ' },
    { text: 'Bonuses', route: '/bonuses' },
  ]);
  expect(textParts('No link')).toEqual([{ text: 'No link' }]);
});

it('makes no link to another site', () => {
  expect(textParts('[Elsewhere](https://other.example)')).toEqual([
    { text: '[Elsewhere](https://other.example)' },
  ]);
});

it('leaves the words of links', () => {
  expect(withoutLinks('Open [Transactions](/transaction), then [Bonuses](/bonuses).')).toBe(
    'Open Transactions, then Bonuses.',
  );
});
