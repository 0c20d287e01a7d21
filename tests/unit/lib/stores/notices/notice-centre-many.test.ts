// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deposits } from '../../report-rows.ts';
import { removeWindowListeners } from '../../window-listeners.ts';
import { afterPage, beforePage, ids, markSeen, moneyMoves, open, page } from './centre-page.ts';

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

test('the first load shows only the newest of many, all as seen', async () => {
  page.rows = deposits(45, 1, 'Approved');
  await open();
  expect(ids()).toEqual(deposits(45, 36, 'Approved').map(({ transaction_id }) => transaction_id));
  expect(page.unread).toBe(0);
  await open();
  expect(page.unread).toBe(0);
});
