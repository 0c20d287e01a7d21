import { cleanStores } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import { writePlayerTexts } from '@/components/frame/player-texts';
import { $session } from '../../lib/fake-session.ts';

vi.mock('@/lib/stores/session/session', () => import('../../lib/fake-session.ts'));

afterEach(() => {
  cleanStores($session);
});

test('the name of a player is gone at once when another one has logged in', () => {
  document.body.innerHTML = '<b data-player="name">Player</b>';
  writePlayerTexts();
  $session.set({ status: 'player', player: { id: '7', username: 'rahim', walletBalance: '1.00' } });
  expect(document.body.textContent).toBe('rahim');
  $session.set({ status: 'unknown' });
  expect(document.body.textContent).toBe('Player');
});
