import { expect, it } from 'vitest';
import { describeOutcome } from '../../../../../scripts/rebuild/publish/outcome.ts';

it('names the lists that were kept, and their age', () => {
  const readAt = new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString();
  const kept = [
    { list: 'bank', readAt: null, isKept: true },
    { list: 'promotion', readAt, isKept: true },
  ];
  expect(describeOutcome({ kind: 'published', id: 'one', pages: 3, kept })).toBe(
    'Published one, 3 pages; could not be read and was kept: bank (age unknown), promotion (read 3 hours ago)',
  );
  expect(describeOutcome({ kind: 'unchanged', id: 'one' })).toBe('Nothing has changed: one stays live');
});

it('names what texts lost', () => {
  const leftOut = ['link to "http://old.example" in promotion 7', 'script in help deposit (en)'];
  expect(describeOutcome({ kind: 'unchanged', id: 'one', leftOut })).toBe(
    'Nothing has changed: one stays live; left out of texts: link to "http://old.example" in promotion 7; script in help deposit (en)',
  );
});
