import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBackend, offline } from '../../fake-backend.ts';
import { playerSession, siteSession } from '../../fake-session.ts';
import { deposits, type Row, reportResponse, row } from '../../report-rows.ts';

/** What the backend reports. */
let rows: Row[];
let isOffline: boolean;
let unread: number;
let notifyMoneyMoved: () => void;
let session = await siteSession();
let centre: typeof import('@/lib/stores/notices/notice-centre');

beforeEach(() => {
  rows = [row('D1', 'Pending')];
  isOffline = false;
  unread = 0;
});

/** Opens the centre for a player; called again, it stands for a reload. */
async function open(id = '7'): Promise<void> {
  vi.resetModules();
  fakeBackend({
    'v1/report': (request) => (isOffline ? offline() : reportResponse(rows, request)),
  });
  session = await siteSession();
  session.set(playerSession(id));
  ({ notifyMoneyMoved } = await import('@/lib/stores/money/money-moved'));
  centre = await import('@/lib/stores/notices/notice-centre');
  centre.watchUnread((notices) => {
    unread = notices.length;
  });
  await settled();
}

/** Until every call was answered: none of the answers takes time. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const ids = () => centre.$notices.get().map(({ id }) => id);

async function moneyMoves(): Promise<void> {
  notifyMoneyMoved();
  await settled();
}

/** A transaction changes or appears, and the page is notified. */
async function decided(id: string, status: string): Promise<void> {
  rows = [row(id, status, 5), ...rows.filter((one) => one.transaction_id !== id)];
  await moneyMoves();
}

test('what was decided before this device’s first load is not new', async () => {
  rows = [
    row('D1', 'Approved'),
    row('W1', 'Rejected', 1),
    row('D2', 'Pending', 2),
    row('W2', 'Processing', 3),
  ];
  await open();
  expect(centre.$notices.get()).toMatchObject([
    { id: 'W1', kind: 'withdraw', isSuccess: false },
    { id: 'D1', kind: 'deposit', isSuccess: true },
  ]);
  expect(unread).toBe(0);
});

test('a decision lands there once, is unread until it is seen, and stays seen', async () => {
  await open();
  await decided('D1', 'Approved');
  await moneyMoves();
  expect(centre.$notices.get()).toEqual([
    {
      id: 'D1',
      isSeen: false,
      kind: 'deposit',
      isSuccess: true,
      amount: '12.50',
      at: '2026-11-21 10:05:00',
    },
  ]);
  expect(unread).toBe(1);
  centre.markSeen();
  expect(unread).toBe(0);
  await open();
  expect(ids()).toEqual(['D1']);
  expect(unread).toBe(0);
});

test('it is loading until the report was read, and says when that failed', async () => {
  rows = [row('D1', 'Approved')];
  isOffline = true;
  unread = 3;
  await open();
  expect(centre.$status.get()).toBe('unreachable');
  expect(unread, 'what is known from another page').toBe(3);
  isOffline = false;
  notifyMoneyMoved();
  expect(centre.$status.get()).toBe('loading');
  await settled();
  expect(centre.$status.get()).toBe('ready');
  isOffline = true;
  await moneyMoves();
  // What is shown stays.
  expect(centre.$status.get()).toBe('ready');
  expect(ids()).toEqual(['D1']);
});

test('the device stores ids and nothing else', async () => {
  rows = [row('D1', 'Approved'), row('D2', 'Pending')];
  await open();
  await decided('W1', 'Rejected');
  const stored = () => JSON.parse(localStorage.getItem('outcomes_seen') ?? '');
  expect(stored()).toEqual({ player: '7', ids: ['D1'], deposit: ['D2'], withdraw: ['W1'] });
  centre.markSeen();
  expect(stored()).toEqual({ player: '7', ids: ['W1', 'D1'], deposit: ['D2'], withdraw: [] });
});

test('what another tab has seen is seen here', async () => {
  await open();
  await decided('D1', 'Approved');
  localStorage.setItem('outcomes_seen', '{"player":"7","ids":["D1"]}');
  dispatchEvent(new StorageEvent('storage', { key: 'outcomes_seen' }));
  expect(unread).toBe(0);
});

test('another player sees nothing of it', async () => {
  await open();
  await decided('D1', 'Approved');
  rows = [row('D9', 'Approved')];
  await open('8');
  expect(ids()).toEqual(['D9']);
  expect(unread).toBe(0);
});

test('it empties when the player signs out, also while it loads', async () => {
  rows = [row('D1', 'Approved')];
  await open();
  notifyMoneyMoved();
  session.set({ status: 'guest' });
  expect(ids()).toEqual([]);
  await settled();
  expect(ids()).toEqual([]);
});

test('as many as were decided meanwhile are unread, on every page until they are seen', async () => {
  rows = deposits(3, 1, 'Approved');
  await open();
  rows = [...deposits(40, 30, 'Pending'), ...deposits(29, 4, 'Approved'), ...rows];
  await moneyMoves();
  expect(unread).toBe(26);
  await open();
  expect(unread).toBe(26);
  centre.markSeen();
  // What is being read stays in the open panel.
  await moneyMoves();
  expect(ids()).toHaveLength(26);
  expect(unread).toBe(0);
  await open();
  expect(unread).toBe(0);
});
