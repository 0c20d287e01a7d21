// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { row } from '../../report-rows.ts';
import { decided, ids, markSeen, moneyMoves, notices, open, page, receivePush, reload } from './centre-page.ts';

test('a push and its transaction are one notice', async () => {
  page.rows = [row('D1', 'Pending')];
  await open();
  receivePush('deposit', true, 'Approved');
  await decided('D1', 'Approved');
  expect(ids()).toEqual(['D1']);
  await moneyMoves();
  expect(ids()).toEqual(['D1']);
});

test('a push before the first load is new, what was there is not', async () => {
  page.rows = [row('D2', 'Approved', 2), row('D1', 'Approved', 1)];
  receivePush('deposit', true, 'Approved');
  await open();
  expect(notices().map(({ id, isSeen }) => [id, isSeen])).toEqual([
    ['D2', false],
    ['D1', true],
  ]);
});

test('a push before this page’s first load is not matched with an outcome that was seen on another page', async () => {
  page.rows = [row('D1', 'Approved')];
  await open();
  reload();
  receivePush('deposit', true);
  await open();
  expect(ids()).toEqual(['pushed', 'D1']);
});

test('two pushes are two notices, even where one has no transaction', async () => {
  page.rows = [row('D1', 'Pending')];
  await open();
  receivePush('deposit', true, 'Approved');
  receivePush('withdraw', false, 'Call us');
  await decided('D1', 'Approved');
  expect(ids()).toEqual(['pushed', 'D1']);
  expect(page.unread).toBe(2);
  await moneyMoves();
  expect(ids()).toEqual(['pushed', 'D1']);
});

test('a push about a withdrawal is not matched with a deposit', async () => {
  page.rows = [row('D1', 'Pending')];
  await open();
  receivePush('withdraw', true, 'Approved');
  await decided('D1', 'Approved');
  expect(ids()).toEqual(['pushed', 'D1']);
});

test('a push is not matched with an outcome that another push announced, nor with one that was seen', async () => {
  page.rows = [row('D1', 'Pending')];
  await open();
  receivePush('deposit', true, 'Approved');
  receivePush('deposit', true, 'Approved again');
  await decided('D1', 'Approved');
  expect(ids()).toEqual(['pushed', 'D1']);

  await open();
  markSeen();
  receivePush('deposit', true, 'Approved');
  await moneyMoves();
  expect(ids()).toEqual(['pushed', 'D1']);
  expect(page.unread).toBe(1);
});

test('a report that lags behind its push is loaded once more; push and transaction become one', async () => {
  page.rows = [row('D1', 'Pending')];
  await open();
  vi.useFakeTimers();
  receivePush('deposit', true, 'Approved');
  void moneyMoves();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ids()).toEqual(['pushed']);
  page.rows = [row('D1', 'Approved')];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ids()).toEqual(['D1']);
  expect(page.unread).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('the outcome goes to the push that came with it, not to an older one that has none', async () => {
  page.rows = [row('D1', 'Pending')];
  await open();
  receivePush('deposit', true, 'Call us');
  await moneyMoves();
  receivePush('deposit', true, 'Approved');
  await decided('D1', 'Approved');
  expect(notices()).toMatchObject([{ pushed: { message: 'Call us' } }, { id: 'D1' }]);
});

test('a push received after another tab has shown its outcome is no second notice', async () => {
  page.rows = [row('D1', 'Pending')];
  await open();
  localStorage.setItem('outcomes_seen', '{"player":"7","ids":["D1"],"deposit":[],"withdraw":[]}');
  receivePush('deposit', true, 'Approved');
  await decided('D1', 'Approved');
  expect(ids()).toEqual(['D1']);
  expect(page.unread).toBe(0);
});

test('a push waits for a report that can be read', async () => {
  page.rows = [row('D1', 'Pending')];
  await open();
  receivePush('deposit', true, 'Approved');
  page.lostPages = [1];
  await decided('D1', 'Approved');
  expect(ids()).toEqual([]);
  page.lostPages = [];
  await moneyMoves();
  expect(ids()).toEqual(['D1']);
});
