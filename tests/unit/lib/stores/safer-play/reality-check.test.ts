// @vitest-environment jsdom
import { atom } from 'nanostores';
import { beforeEach, expect, test, vi } from 'vitest';
import { createRealityCheck } from '../../../../../src/lib/stores/safer-play/reality-check.ts';
import { playerSession } from '../../fake-session.ts';

const HOUR_MS = 3_600_000;
const LOGIN = Date.UTC(2026, 10, 23, 12);

function openTab() {
  const session = atom(playerSession());
  return { session, ...createRealityCheck({ session }) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: LOGIN });
  localStorage.setItem('login_at', String(LOGIN));
});

test('one that is due stays until it is closed, and comes again an interval later', () => {
  const tab = openTab();
  tab.updateRealityCheck();
  expect(tab.$isRealityCheckDue.get()).toBe(false);
  vi.advanceTimersByTime(5 * HOUR_MS);
  tab.updateRealityCheck();
  tab.updateRealityCheck();
  expect(tab.$isRealityCheckDue.get()).toBe(true);
  tab.closeRealityCheck();
  expect(tab.$isRealityCheckDue.get()).toBe(false);
  tab.updateRealityCheck();
  expect(tab.$isRealityCheckDue.get()).toBe(false);
  vi.advanceTimersByTime(HOUR_MS);
  tab.updateRealityCheck();
  expect(tab.$isRealityCheckDue.get()).toBe(true);
});

test('it ends when it is closed in another tab', () => {
  const tab = openTab();
  vi.advanceTimersByTime(HOUR_MS);
  tab.updateRealityCheck();
  localStorage.setItem('reality_check', JSON.stringify({ minutes: 60, countedFrom: Date.now() }));
  dispatchEvent(new StorageEvent('storage', { key: 'reality_check' }));
  expect(tab.$isRealityCheckDue.get()).toBe(false);
});

test('it ends with the session', () => {
  const tab = openTab();
  vi.advanceTimersByTime(HOUR_MS);
  tab.updateRealityCheck();
  tab.session.set({ status: 'guest' });
  expect(tab.$isRealityCheckDue.get()).toBe(false);
});
