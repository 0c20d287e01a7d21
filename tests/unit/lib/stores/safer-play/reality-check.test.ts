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

test('it ends with the session', () => {
  const tab = openTab();
  vi.advanceTimersByTime(HOUR_MS);
  tab.updateRealityCheck();
  tab.session.set({ status: 'guest' });
  expect(tab.$isRealityCheckDue.get()).toBe(false);
});
