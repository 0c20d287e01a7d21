import { expect, test, vi } from 'vitest';
import { gameRoute } from '@/lib/site/links';

vi.mock('@/lib/site/snapshot', () => ({
  providers: {
    slot: [{ id: '1', slug: 'Rupa & Raja' }],
    live_casino: [{ id: '2' }],
    mobile_slot: [{ id: '3' }],
    sport: [{ id: '4' }],
  },
}));

test.each([
  ['1', '/slots/Rupa%20%26%20Raja'],
  ['2', '/casino'],
  ['3', '/mobile-slots'],
  ['4', '/sports'],
  ['gone', '/slots'],
])('a game of provider %s is found at %s', (providerId, route) =>
  expect(gameRoute({ providerId })).toBe(route),
);
