// @vitest-environment jsdom
import type { WritableAtom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import { writePlayerTexts } from '../../../../src/components/frame/player-texts.ts';

const session = vi.hoisted(() => ({ $session: undefined as unknown as WritableAtom<object> }));
vi.mock('@/lib/stores/session', async (original) => {
  const { atom } = await import('nanostores');
  session.$session = atom<object>({ status: 'unknown' });
  return { ...(await original<object>()), ...session };
});

test('the name of a player is gone at once when another one has logged in', () => {
  document.body.innerHTML = '<b data-player="name">Player</b>';
  writePlayerTexts();
  session.$session.set({ status: 'player', player: { id: '7', username: 'rahim', walletBalance: '1.00' } });
  expect(document.body.textContent).toBe('rahim');
  session.$session.set({ status: 'unknown' });
  expect(document.body.textContent).toBe('Player');
});
