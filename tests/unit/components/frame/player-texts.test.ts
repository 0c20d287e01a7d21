// @vitest-environment jsdom
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSessionClock, writePlayerTexts } from '../../../../src/components/frame/player-texts.ts';
import { $session } from '../../lib/fake-session.ts';

vi.mock('../../../../src/lib/stores/session/session.ts', () => import('../../lib/fake-session.ts'));

const SECOND_MS = 1_000;
const LOGIN = Date.UTC(2026, 10, 23, 12);
const clock = () => document.querySelector('[data-session-clock]') as HTMLElement;
const open = (isOpen: boolean) => {
  const menu = document.querySelector('#menu') as HTMLElement;
  vi.spyOn(menu, 'matches').mockReturnValue(isOpen);
  menu.dispatchEvent(new Event('toggle'));
};

// jsdom has no popovers.
Object.assign(HTMLElement.prototype, { popover: null });

beforeEach(() => {
  vi.useFakeTimers({ now: LOGIN + 5_400 });
  localStorage.setItem('login_at', String(LOGIN));
  document.body.innerHTML = '<div id="menu" popover><span data-session-clock>-:--:--</span></div>';
  $session.set({ status: 'player' });
});
afterEach(() => {
  cleanStores($session);
});

test('the session’s clock goes on with each whole second since the login, while its menu is open', () => {
  startSessionClock();
  expect([clock().textContent, vi.getTimerCount()]).toEqual(['-:--:--', 0]);
  open(true);
  expect(clock().textContent).toBe('0:00:05');
  vi.advanceTimersByTime(600);
  expect(clock().textContent).toBe('0:00:06');
  vi.advanceTimersByTime(60 * SECOND_MS);
  expect(clock().textContent).toBe('0:01:06');
  open(false);
  vi.advanceTimersByTime(2 * SECOND_MS);
  expect([clock().textContent, vi.getTimerCount()]).toEqual(['0:01:06', 0]);
});

test('the name of a player is gone at once when another one has logged in', () => {
  document.body.innerHTML = '<b data-player="name">Player</b>';
  writePlayerTexts();
  $session.set({ status: 'player', player: { id: '7', username: 'rahim', walletBalance: '1.00' } });
  expect(document.body.textContent).toBe('rahim');
  $session.set({ status: 'unknown' });
  expect(document.body.textContent).toBe('Player');
});
