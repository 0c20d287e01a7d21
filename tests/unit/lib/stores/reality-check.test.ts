// @vitest-environment jsdom
import { atom } from 'nanostores';
import { beforeEach, expect, test, vi } from 'vitest';
import { createRealityCheck } from '../../../../src/lib/stores/reality-check.ts';
import { playerSession } from '../fake-session.ts';

const HOUR_MS = 3_600_000;
const LOGIN = Date.UTC(2026, 10, 23, 12);

/** A tab; `turns` is how often it asked for the turn, which it gets at once. */
function openTab() {
  const session = atom(playerSession());
  const tab = { session, turns: 0 };
  const check = createRealityCheck({
    session,
    takeTurns(_name, onTurn) {
      tab.turns += 1;
      onTurn(true);
      return () => onTurn(false);
    },
  });
  return Object.assign(tab, check);
}

beforeEach(() => {
  vi.useFakeTimers({ now: LOGIN });
  localStorage.setItem('login_at', String(LOGIN));
});

test('one that is due stays until it is closed, and comes again an interval later', () => {
  const tab = openTab();
  tab.updateRealityCheck();
  expect(tab.$isRealityCheckHere.get()).toBe(false);
  vi.advanceTimersByTime(5 * HOUR_MS);
  tab.updateRealityCheck();
  tab.updateRealityCheck();
  expect([tab.$isRealityCheckHere.get(), tab.turns]).toEqual([true, 1]);
  tab.closeRealityCheck();
  expect(tab.$isRealityCheckHere.get()).toBe(false);
  tab.updateRealityCheck();
  expect(tab.$isRealityCheckHere.get()).toBe(false);
  vi.advanceTimersByTime(HOUR_MS);
  tab.updateRealityCheck();
  expect([tab.$isRealityCheckHere.get(), tab.turns]).toEqual([true, 2]);
});

test('it ends when it is closed in another tab', () => {
  const tab = openTab();
  vi.advanceTimersByTime(HOUR_MS);
  tab.updateRealityCheck();
  localStorage.setItem('reality_check', JSON.stringify({ minutes: 60, countedFrom: Date.now() }));
  dispatchEvent(new StorageEvent('storage', { key: 'reality_check' }));
  expect(tab.$isRealityCheckHere.get()).toBe(false);
});

test('it ends with the session', () => {
  const tab = openTab();
  vi.advanceTimersByTime(HOUR_MS);
  tab.updateRealityCheck();
  tab.session.set({ status: 'guest' });
  expect(tab.$isRealityCheckHere.get()).toBe(false);
});
