// @vitest-environment jsdom
import type { WritableAtom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import { closeJoins } from '../../../../src/components/promotion/close-joins.ts';

const session = vi.hoisted(() => ({ $session: undefined as unknown as WritableAtom<object> }));
vi.mock('@/lib/stores/session', async (original) => {
  const { atom } = await import('nanostores');
  session.$session = atom<object>({ status: 'player', player: { id: '7' } });
  return { ...(await original<object>()), ...session };
});
vi.mock('@/lib/actions/money/offered-promotions', () => ({ loadOfferedPromotions: async () => ['daily'] }));

test('a promotion that the player cannot choose has no Join, until the page is a guest’s', async () => {
  document.body.innerHTML = '<p data-join="daily"></p><p data-join="weekly"></p>';
  const closed = () => [...document.querySelectorAll<HTMLElement>('[data-closed]')].map(({ dataset }) => dataset['join']);
  await closeJoins();
  await vi.waitFor(() => expect(closed()).toEqual(['weekly']));
  session.$session.set({ status: 'guest' });
  await vi.waitFor(() => expect(closed()).toEqual([]));
});
