import { beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '@/lib/domain/report/outcome';
import { playerSession, siteSession } from '../../fake-session.ts';

type Listener = (unread: readonly Outcome[]) => void;

const watchUnread = vi.hoisted(() => vi.fn<(listener: Listener) => void>());
vi.mock('@/lib/stores/notices/notice-centre', () => ({ watchUnread }));

/** A player's page; `centre` gives what its opened notice centre has found unread. */
async function openPage({ isAccountPage = false } = {}) {
  vi.resetModules();
  const session = await siteSession();
  const store = await import('@/lib/stores/notices/unread-count');
  const page = { ...store, session, centre: undefined as Listener | undefined };
  watchUnread.mockImplementation((listener) => {
    page.centre = listener;
  });
  page.startCounting({ isAccountPage });
  page.session.set(playerSession());
  return page;
}

const unread = (...ids: string[]): Outcome[] =>
  ids.map((id) => ({ id, kind: 'deposit', isSuccess: true, amount: '5.00', at: '' }));
async function idle() {
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.dynamicImportSettled();
}

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) }));

test('a page opens the centre once it is idle, and pages without an account are content with what it found for five minutes', async () => {
  const first = await openPage();
  expect(first.centre).toBeUndefined();
  await idle();
  // Found out nothing yet, which the next page makes good.
  const second = await openPage();
  await idle();
  second.centre?.(unread('D1', 'D2'));
  const third = await openPage();
  expect([second.$unread.get(), third.$unread.get()]).toEqual([2, 2]);
  const account = await openPage({ isAccountPage: true });
  await idle();
  expect([third.centre, account.centre]).toEqual([undefined, expect.any(Function)]);
  vi.advanceTimersByTime(300_000);
  const later = await openPage();
  await idle();
  expect(later.centre).toBeDefined();
});

test('an opened centre of another player, or of nobody, does not keep the count of the one before', async () => {
  const page = await openPage({ isAccountPage: true });
  await idle();
  page.centre?.(unread('D1'));
  page.session.set({ status: 'guest' });
  expect(page.$unread.get()).toBe(0);
});

/** Pushes come again; gives the ids of what is told from then on. */
function reconnect({ missed }: Awaited<ReturnType<typeof openPage>>): string[] {
  const told: string[] = [];
  missed.catchUp(({ id }) => told.push(id));
  return told;
}

test('what was decided while no push could come is told once, as soon as it is found', async () => {
  const page = await openPage({ isAccountPage: true });
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
  const page = await openPage({ isAccountPage: true });
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
