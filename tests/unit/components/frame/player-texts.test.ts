// @vitest-environment jsdom
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnReturn, startSessionClock, writePlayerTexts } from '../../../../src/components/frame/player-texts.ts';
import { $moneyMoved, notifyMoneyMoved } from '../../../../src/lib/stores/money/money-moved.ts';
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
const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
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

test('the clock does nothing for guests, and stops with the session', () => {
  $session.set({ status: 'guest' });
  startSessionClock();
  open(true);
  expect([clock().textContent, vi.getTimerCount()]).toEqual(['-:--:--', 0]);
  $session.set({ status: 'player' });
  expect(clock().textContent).toBe('0:00:05');
  $session.set({ status: 'guest' });
  expect(vi.getTimerCount()).toBe(0);
});

test('the name of a player is gone at once when another one has logged in', () => {
  document.body.innerHTML = '<b data-player="name">Player</b>';
  writePlayerTexts();
  $session.set({ status: 'player', player: { id: '7', username: 'rahim', walletBalance: '1.00' } });
  expect(document.body.textContent).toBe('rahim');
  $session.set({ status: 'unknown' });
  expect(document.body.textContent).toBe('Player');
});

test('a player who comes back within a minute has nothing loaded again, but from another page; a push and a network load at once', () => {
  const comeBack = (afterSeconds: number) => {
    see('hidden');
    vi.advanceTimersByTime(afterSeconds * SECOND_MS);
    see('visible');
    return $moneyMoved.get();
  };
  reloadOnReturn();
  const loads = $moneyMoved.get();
  for (const afterSeconds of [20, 20, 19]) expect(comeBack(afterSeconds)).toBe(loads);
  expect(comeBack(1)).toBe(loads + 1);
  expect(comeBack(59)).toBe(loads + 1);
  dispatchEvent(new Event('online'));
  expect($moneyMoved.get()).toBe(loads + 2);
  expect(comeBack(59)).toBe(loads + 2);
  notifyMoneyMoved();
  expect(comeBack(59)).toBe(loads + 3);
  expect(comeBack(1)).toBe(loads + 4);
  // The browser brings the page back as it was, from another one.
  dispatchEvent(new Event('pagehide'));
  expect(comeBack(1)).toBe(loads + 5);
  expect(comeBack(1)).toBe(loads + 5);
});
