// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { deposits, row } from '../../report-rows.ts';
import { decided, ids, markSeen, moneyMoves, notices, open, page, settled } from './centre-page.ts';

test('what was decided before this device’s first load is not new', async () => {
  page.rows = [row('D1', 'Approved'), row('W1', 'Rejected', 1), row('D2', 'Pending', 2), row('W2', 'Processing', 3)];
  await open();
  expect(ids()).toEqual(['W1', 'D1']);
  expect(page.unread).toBe(0);
});

test('a decision lands there once, is unread until it is seen, and stays seen', async () => {
  page.rows = [row('D1', 'Pending')];
  await open();
  await decided('D1', 'Approved');
  await moneyMoves();
  expect(notices()).toEqual([{ id: 'D1', isSeen: false, kind: 'deposit', isSuccess: true, amount: '12.50', at: '2026-11-21 10:05:00' }]);
  expect(page.unread).toBe(1);
  markSeen();
  expect(page.unread).toBe(0);
  await open();
  expect(ids()).toEqual(['D1']);
  expect(page.unread).toBe(0);
});

test('an outcome that fell while the page was away is unread when it comes back', async () => {
  page.rows = [row('W1', 'Pending')];
  await open();
  page.rows = [row('W1', 'Rejected')];
  await open();
  expect(page.unread).toBe(1);
  expect(notices()).toMatchObject([{ kind: 'withdraw', isSuccess: false }]);
});

test('it is loading until the report was read, and says when that failed', async () => {
  page.rows = [row('D1', 'Approved')];
  page.lostPages = [1];
  page.unread = 3;
  await open();
  expect(page.centre?.$status.get()).toBe('unreachable');
  expect(page.unread, 'what is known from another page').toBe(3);
  page.lostPages = [];
  page.money.notifyMoneyMoved();
  expect(page.centre?.$status.get()).toBe('loading');
  await settled();
  expect(page.centre?.$status.get()).toBe('ready');
  page.lostPages = [1];
  await moneyMoves();
  // What is shown stays.
  expect(page.centre?.$status.get()).toBe('ready');
  expect(ids()).toEqual(['D1']);
});

test('seeing something here forgets nothing that another tab has seen', async () => {
  page.rows = [row('D2', 'Pending'), row('D1', 'Pending')];
  await open();
  await decided('D1', 'Approved');
  localStorage.setItem('outcomes_seen', '{"player":"7","ids":["D2"],"deposit":["D1"],"withdraw":[]}');
  markSeen();
  expect(JSON.parse(localStorage.getItem('outcomes_seen') ?? '').ids).toEqual(['D1', 'D2']);
});

test('the device stores ids and nothing else', async () => {
  page.rows = [row('D1', 'Approved'), row('D2', 'Pending')];
  await open();
  await decided('W1', 'Rejected');
  const stored = () => JSON.parse(localStorage.getItem('outcomes_seen') ?? '');
  expect(stored()).toEqual({ player: '7', ids: ['D1'], deposit: ['D2'], withdraw: ['W1'] });
  markSeen();
  expect(stored()).toEqual({ player: '7', ids: ['W1', 'D1'], deposit: ['D2'], withdraw: [] });
});

test('what another tab has seen is seen here', async () => {
  page.rows = [row('D1', 'Pending')];
  await open();
  await decided('D1', 'Approved');
  localStorage.setItem('outcomes_seen', '{"player":"7","ids":["D1"]}');
  dispatchEvent(new StorageEvent('storage', { key: 'outcomes_seen' }));
  expect(page.unread).toBe(0);
});

test('another player sees nothing of it', async () => {
  page.rows = [row('D1', 'Pending')];
  await open();
  await decided('D1', 'Approved');
  page.rows = [row('D9', 'Approved')];
  await open({ id: 8 });
  expect(ids()).toEqual(['D9']);
  expect(page.unread).toBe(0);
});

test('it empties when the player signs out, also while it loads', async () => {
  page.rows = [row('D1', 'Approved')];
  await open();
  page.money.notifyMoneyMoved();
  localStorage.removeItem('token');
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(ids()).toEqual([]);
  await settled();
  expect(ids()).toEqual([]);
});

test('only the newest ids are stored', async () => {
  page.rows = [row('D1', 'Pending')];
  await open();
  const many = Array.from({ length: 250 }, (_, index) => `W${index}`);
  localStorage.setItem('outcomes_seen', JSON.stringify({ player: '7', ids: many }));
  await decided('D1', 'Approved');
  markSeen();
  expect(JSON.parse(localStorage.getItem('outcomes_seen') ?? '').ids).toEqual(['D1', ...many.slice(0, 199)]);
});

test('as many as were decided meanwhile are unread, on every page until they are seen', async () => {
  page.rows = deposits(3, 1, 'Approved');
  await open();
  page.rows = [...deposits(40, 30, 'Pending'), ...deposits(29, 4, 'Approved'), ...page.rows];
  await moneyMoves();
  expect(page.unread).toBe(26);
  await open();
  expect(page.unread).toBe(26);
  markSeen();
  // What is being read stays in the open panel.
  await moneyMoves();
  expect(ids()).toHaveLength(26);
  expect(page.unread).toBe(0);
  await open();
  expect(page.unread).toBe(0);
});

test('the first load shows only the newest of many, all as seen', async () => {
  page.rows = deposits(45, 1, 'Approved');
  await open();
  expect(ids()).toEqual(deposits(45, 36, 'Approved').map(({ transaction_id }) => transaction_id));
  expect(page.unread).toBe(0);
  await open();
  expect(page.unread).toBe(0);
});
