// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { closeJoins } from '../../../../src/components/promotion/close-joins.ts';
import { $session } from '../../lib/fake-session.ts';

vi.mock('../../../../src/lib/stores/session.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../lib/fake-session.ts')),
}));
vi.mock('@/lib/actions/money/offered-promotions', () => ({
  loadOfferedPromotions: async (playerId: string) => (playerId === '7' ? ['daily'] : undefined),
}));

test('a promotion that the player cannot choose has no Join, until the page is a guest’s, or of somebody whose choice nobody knows', async () => {
  document.body.innerHTML = '<p data-join="daily"></p><p data-join="weekly"></p>';
  const closed = () => [...document.querySelectorAll<HTMLElement>('[data-closed]')].map(({ dataset }) => dataset['join']);
  $session.set({ status: 'player', player: { id: '7' } });
  await closeJoins();
  await vi.waitFor(() => expect(closed()).toEqual(['weekly']));
  for (const other of [{ status: 'guest' }, { status: 'player', player: { id: '8' } }]) {
    $session.set(other);
    await vi.waitFor(() => expect(closed()).toEqual([]));
    $session.set({ status: 'player', player: { id: '7' } });
    await vi.waitFor(() => expect(closed()).toEqual(['weekly']));
  }
});
