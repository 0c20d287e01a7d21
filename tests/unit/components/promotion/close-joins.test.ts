// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { closeJoins } from '../../../../src/components/promotion/close-joins.ts';
import { $session } from '../../lib/fake-session.ts';

vi.mock('../../../../src/lib/stores/session.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../lib/fake-session.ts')),
}));
vi.mock('@/lib/actions/money/offered-promotions', () => ({ loadOfferedPromotions: async () => ['daily'] }));

test('a promotion that the player cannot choose has no Join, until the page is a guest’s', async () => {
  document.body.innerHTML = '<p data-join="daily"></p><p data-join="weekly"></p>';
  const closed = () => [...document.querySelectorAll<HTMLElement>('[data-closed]')].map(({ dataset }) => dataset['join']);
  $session.set({ status: 'player', player: { id: '7' } });
  await closeJoins();
  await vi.waitFor(() => expect(closed()).toEqual(['weekly']));
  $session.set({ status: 'guest' });
  await vi.waitFor(() => expect(closed()).toEqual([]));
});
