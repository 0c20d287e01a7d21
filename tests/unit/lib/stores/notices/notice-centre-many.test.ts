// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deposits, row } from '../../report-rows.ts';
import { removeWindowListeners } from '../../window-listeners.ts';
import { afterPage, beforePage, ids, markSeen, moneyMoves, notices, open, page } from './centre-page.ts';

removeWindowListeners();
beforeEach(beforePage);
afterEach(afterPage);

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

test('one that waited longer than many others is found', async () => {
  page.rows = [row('D1', 'Pending')];
  await open();
  page.rows = [...deposits(15, 2, 'Approved'), ...page.rows];
  await moneyMoves();
  markSeen();
  await open();
  page.rows = [...page.rows.slice(0, -1), row('D1', 'Rejected')];
  await open();
  expect(notices().filter(({ isSeen }) => !isSeen)).toMatchObject([{ id: 'D1', outcome: { isSuccess: false } }]);
});

test('the first load shows only the newest of many, all as seen', async () => {
  page.rows = deposits(45, 1, 'Approved');
  await open();
  expect(ids()).toEqual(deposits(45, 36, 'Approved').map(({ transaction_id }) => transaction_id));
  expect(page.unread).toBe(0);
  await open();
  expect(page.unread).toBe(0);
});

test('nothing is lost with a second page that cannot be read', async () => {
  await open();
  page.rows = deposits(12, 1, 'Approved');
  page.lostPages = [2];
  await moneyMoves();
  markSeen();
  page.lostPages = [];
  await moneyMoves();
  expect(page.unread).toBe(12);
});
