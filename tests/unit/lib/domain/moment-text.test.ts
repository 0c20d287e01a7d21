import { expect, test } from 'vitest';
import { momentText } from '../../../../src/lib/domain/moment-text.ts';

test.each([
  ['en', '6\u00a0March\u00a02026 00:05'],
  ['bn', '৬\u00a0মার্চ,\u00a0২০২৬ ০০:০৫'],
])('in %s a moment is the site’s day and time: %s', (locale, text) => {
  expect(momentText(new Date('2026-03-05T18:05:00Z'), locale)).toBe(text);
});
