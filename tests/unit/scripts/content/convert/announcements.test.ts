import { expect, it } from 'vitest';
import { announcementsOf } from '../../../../../scripts/content/convert/announcements.ts';

const note = { title: { en: 'Note', bd: 'ঘোষণা' }, content: { en: '<p>Read it</p>' } };

it('keeps the words of each language as plain text, and drops what has none', () => {
  const announcement = [note, { title: {}, content: { en: '<br>' } }];
  expect(announcementsOf({ announcement })).toEqual([
    { ...note, content: { en: 'Read it' }, id: expect.stringMatching(/^[\da-f]{8}$/) },
  ]);
});

it('gives the same words the same id, and others another', () => {
  const changed = { ...note, content: { en: 'Read it twice' } };
  const [first, again, other] = announcementsOf({ announcement: [note, note, changed] }).map(
    ({ id }) => id,
  );
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
