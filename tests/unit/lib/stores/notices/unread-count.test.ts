// @vitest-environment jsdom
import { atom } from 'nanostores';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '@/lib/domain/report/outcome';
import { createUnreadCount } from '@/lib/stores/notices/unread-count';
import type { Session } from '@/lib/stores/session/session';
import { playerSession } from '../../fake-session.ts';

/** A player's page; `centre` gives what its opened notice centre has found unread. */
function openPage({ isAccountPage = false, id = '7' } = {}) {
  const session = atom<Session>({ status: 'unknown' });
  const moneyMoved = atom(0);
  const page = {
    session,
    moneyMoved,
    centre: undefined as ((unread: readonly Outcome[]) => void) | undefined,
    isLost: false,
  };
  const unread = createUnreadCount({
    session,
    moneyMoved,
    async watchCentre(listener) {
      if (page.isLost) throw new Error('not loaded');
      page.centre = listener;
    },
  });
  unread.startCounting({ isAccountPage });
  session.set(playerSession(id));
  return Object.assign(page, unread);
}

const unread = (...ids: string[]): Outcome[] =>
  ids.map((id) => ({ id, kind: 'deposit', isSuccess: true, amount: '5.00', at: '' }));
const idle = () => vi.advanceTimersByTimeAsync(1_000);

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) }));

test('a page opens the centre once it is idle, and pages without an account are content with what it found for five minutes', async () => {
  const first = openPage();
  expect(first.centre).toBeUndefined();
  await idle();
  // Found out nothing yet, which the next page makes good.
  const second = openPage();
  await idle();
  second.centre?.(unread('D1', 'D2'));
  const third = openPage();
  expect([second.$unread.get(), third.$unread.get()]).toEqual([2, 2]);
  const account = openPage({ isAccountPage: true });
  await idle();
  expect([third.centre, account.centre]).toEqual([undefined, expect.any(Function)]);
  vi.advanceTimersByTime(300_000);
  const later = openPage();
  await idle();
  expect(later.centre).toBeDefined();
});

test('an opened centre of another player, or of nobody, does not keep the count of the one before', async () => {
  const page = openPage({ isAccountPage: true });
  await idle();
  page.centre?.(unread('D1'));
  page.session.set({ status: 'guest' });
  expect(page.$unread.get()).toBe(0);
});

/** Pushes come again; gives the ids of what is told from then on. */
function reconnect({ missed }: ReturnType<typeof openPage>): string[] {
  const told: string[] = [];
  missed.catchUp(({ id }) => told.push(id));
  return told;
}

test('what was decided while no push could come is told once, as soon as it is found', async () => {
  const page = openPage({ isAccountPage: true });
  await idle();
  page.centre?.(unread('D1'));
  page.missed.noteLost();
  // The player comes back before the connection does.
  page.centre?.(unread('D2', 'D1'));
  const told = reconnect(page);
  page.centre?.(unread('D2', 'D1'));
  page.centre?.(unread('D3', 'D2', 'D1'));
  expect(told).toEqual(['D2', 'D3']);
});

test('after a push, or for another player, nothing is told that way', async () => {
  const page = openPage({ isAccountPage: true });
  await idle();
  page.centre?.([]);
  for (const end of [page.missed.endCatchUp, () => page.session.set(playerSession('8'))]) {
    page.missed.noteLost();
    const told = reconnect(page);
    end();
    page.centre?.(unread('D1'));
    expect(told).toEqual([]);
  }
});
