// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Moved from '../../../../src/lib/stores/money-moved.ts';
import type * as Centre from '../../../../src/lib/stores/notice-centre.ts';
import type * as Heard from '../../../../src/lib/stores/notices-heard.ts';
import type * as Session from '../../../../src/lib/stores/session.ts';
import { fakeBackend, offline, profile } from './fake-backend.ts';

interface Row {
  transaction_id: string;
  type: string;
  amount: string;
  status: string;
  created_at: string;
}
const row = (transaction_id: string, status: string, minute = 0): Row => ({
  transaction_id,
  type: transaction_id.startsWith('D') ? 'Deposit' : 'Withdraw',
  amount: '12.50',
  status,
  created_at: `2026-11-21 10:0${minute}:00`,
});

let rows: Row[];
let isOffline: boolean;
let centre: typeof Centre;
let heard: typeof Heard;
let moved: typeof Moved;
let session: typeof Session;
let unread: number;
let close = () => {};

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockReturnValue();
  rows = [];
  isOffline = false;
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A page with a player on it, whose centre is open. */
async function open({ id = 7 } = {}) {
  localStorage.setItem('token', 'access');
  const sent = fakeBackend({
    'v1/user-profile': { success: true, data: [{ ...profile.data[0], id }] },
    'v1/report': () => {
      if (isOffline) return offline();
      const type = sent.at(-1)?.body.includes('view_report[type]=1') ? 'Deposit' : 'Withdraw';
      const data = rows.filter((one) => one.type === type);
      return Response.json({ success: true, data, total_record: data.length, current_page: 1 });
    },
  });
  session = await import('../../../../src/lib/stores/session.ts');
  centre = await import('../../../../src/lib/stores/notice-centre.ts');
  heard = await import('../../../../src/lib/stores/notices-heard.ts');
  moved = await import('../../../../src/lib/stores/money-moved.ts');
  await session.startSession();
  close = centre.countUnread((count) => {
    unread = count;
  });
  await settled();
  return sent;
}

/** Reloads the page, so to speak. */
async function openAgain(options?: { id: number }) {
  close();
  vi.resetModules();
  return open(options);
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const ids = () => centre.$notices.get().map(({ id }) => id.replace(/ .*/, ''));
async function decided(id: string, status: string, minute = 5) {
  rows = [row(id, status, minute), ...rows.filter((one) => one.transaction_id !== id)];
  moved.moneyMoved();
  await settled();
}

test('what was decided before this device first looked is no news', async () => {
  rows = [row('D1', 'Approved'), row('W1', 'Rejected', 1), row('D2', 'Pending', 2), row('W2', 'Processing', 3)];
  await open();
  expect(ids()).toEqual(['W1', 'D1']);
  expect(unread).toBe(0);
});

test('a decision lands there once, is unread until it is seen, and stays seen', async () => {
  rows = [row('D1', 'Pending')];
  await open();
  await decided('D1', 'Approved');
  moved.moneyMoved();
  await settled();
  expect(centre.$notices.get()).toEqual([
    { id: 'D1', isSeen: false, outcome: { id: 'D1', kind: 'deposit', isSuccess: true, amount: '12.50', at: '2026-11-21 10:05:00' } },
  ]);
  expect(unread).toBe(1);
  centre.markSeen();
  expect(unread).toBe(0);
  await openAgain();
  expect(ids()).toEqual(['D1']);
  expect(unread).toBe(0);
});

test('an outcome that fell while the page was away is unread when it comes back', async () => {
  rows = [row('W1', 'Pending')];
  await open();
  close();
  rows = [row('W1', 'Rejected')];
  await openAgain();
  expect(unread).toBe(1);
});

test('a page that comes back into sight looks, and open lists look with it', async () => {
  rows = [row('D1', 'Pending')];
  await open();
  rows = [row('D1', 'Approved')];
  document.dispatchEvent(new Event('visibilitychange'));
  expect(moved.$moneyMoved.get()).toBe(1);
  await settled();
  expect(unread).toBe(1);
});

test('a push and its transaction are one notice', async () => {
  rows = [row('D1', 'Pending')];
  await open();
  heard.hear({ kind: 'deposit', isSuccess: true, message: 'Approved' });
  await decided('D1', 'Approved');
  expect(ids()).toEqual(['D1']);
  moved.moneyMoved();
  await settled();
  expect(ids()).toEqual(['D1']);
});

test('a push before the first look is news, not what there was', async () => {
  rows = [row('D2', 'Approved', 2), row('D1', 'Approved', 1)];
  close = () => {};
  heard = await import('../../../../src/lib/stores/notices-heard.ts');
  heard.hear({ kind: 'deposit', isSuccess: true, message: 'Approved' });
  await open();
  expect(centre.$notices.get().map(({ id, isSeen }) => [id, isSeen])).toEqual([
    ['D2', false],
    ['D1', true],
  ]);
});

test('two pushes are two notices, even where one has no transaction', async () => {
  rows = [row('D1', 'Pending')];
  await open();
  heard.hear({ kind: 'deposit', isSuccess: true, message: 'Approved' });
  heard.hear({ kind: 'withdraw', isSuccess: false, message: 'Call us' });
  await decided('D1', 'Approved');
  expect(ids()).toEqual(['pushed', 'D1']);
  expect(unread).toBe(2);
  moved.moneyMoved();
  await settled();
  expect(ids()).toEqual(['pushed', 'D1']);
});

test('a push is not taken for an outcome that another has told of, nor for one that was seen', async () => {
  rows = [row('D1', 'Pending')];
  await open();
  heard.hear({ kind: 'deposit', isSuccess: true, message: 'Approved' });
  heard.hear({ kind: 'deposit', isSuccess: true, message: 'Approved again' });
  await decided('D1', 'Approved');
  expect(ids()).toEqual(['pushed', 'D1']);

  await openAgain();
  centre.markSeen();
  heard.hear({ kind: 'deposit', isSuccess: true, message: 'Approved' });
  moved.moneyMoved();
  await settled();
  expect(ids()).toEqual(['pushed', 'D1']);
  expect(unread).toBe(1);
});

test('a push waits for a report that can be read', async () => {
  rows = [row('D1', 'Pending')];
  await open();
  heard.hear({ kind: 'deposit', isSuccess: true, message: 'Approved' });
  isOffline = true;
  await decided('D1', 'Approved');
  expect(ids()).toEqual([]);
  isOffline = false;
  moved.moneyMoved();
  await settled();
  expect(ids()).toEqual(['D1']);
});

test('the device keeps ids and nothing else', async () => {
  rows = [row('D1', 'Approved')];
  await open();
  centre.markSeen();
  expect(localStorage.getItem('outcomes_seen')).toBe('{"player":"7","ids":["D1"]}');
});

test('what another tab has seen is seen here', async () => {
  rows = [row('D1', 'Pending')];
  await open();
  await decided('D1', 'Approved');
  localStorage.setItem('outcomes_seen', '{"player":"7","ids":["D1"]}');
  dispatchEvent(new StorageEvent('storage', { key: 'outcomes_seen' }));
  expect(unread).toBe(0);
});

test('another player sees nothing of it', async () => {
  rows = [row('D1', 'Pending')];
  await open();
  await decided('D1', 'Approved');
  rows = [row('D9', 'Approved')];
  await openAgain({ id: 8 });
  expect(ids()).toEqual(['D9']);
  expect(unread).toBe(0);
});

test('it empties when the player signs out', async () => {
  rows = [row('D1', 'Approved')];
  await open();
  localStorage.removeItem('token');
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(ids()).toEqual([]);
});

test.each(['nonsense', '5', '{"player":"7","ids":{}}', 'null'])('%s in storage counts as nothing', async (text) => {
  localStorage.setItem('outcomes_seen', text);
  rows = [row('D1', 'Approved')];
  await open();
  expect(unread).toBe(0);
});
