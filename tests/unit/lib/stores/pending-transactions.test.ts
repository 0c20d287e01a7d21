// @vitest-environment jsdom
import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import type { Player } from '../../../../src/lib/domain/player.ts';
import { setBackendTime } from '../../../../src/lib/domain/site-time.ts';
import { createPending } from '../../../../src/lib/stores/pending-transactions.ts';
import type { Session } from '../../../../src/lib/stores/session.ts';
import { type Answers, fakeCall, offline } from '../fake-backend.ts';
import { row } from '../report-rows.ts';

const PATH = 'v1/report';

function create(answer: Answers[string]) {
  const { call, sent } = fakeCall({ [PATH]: answer });
  const moneyMoved = atom(0);
  const session = atom<Session>({ status: 'player', player: { id: '7' } as Player });
  return { ...createPending({ call, session, moneyMoved }), session, moneyMoved, sent };
}
const pending = { success: true, data: [row('D2', 'Pending'), row('W1', 'Pending')], total_record: 12, current_page: 1 };

test('the pending transactions of 30 days, by the backend’s clock, are loaded once it is opened, and again when money moves', async () => {
  vi.useFakeTimers({ now: new Date('2024-02-05T12:00:00Z'), toFake: ['Date'] });
  setBackendTime('Sat, 21 Nov 2026 12:00:00 GMT');
  const { $pending, openPending, moneyMoved, sent } = create(pending);
  expect(sent).toEqual([]);
  const close = openPending();
  await vi.waitFor(() => expect($pending.get()).toMatchObject({ status: 'ready', total: 12 }));
  const form = new URLSearchParams(sent[0]?.body);
  expect(['type', 'ticket_status', 'start_date'].map((name) => form.get(`view_report[${name}]`))).toEqual(['', '2', '2026-10-22 00:00:00']);
  moneyMoved.set(1);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  close();
  expect($pending.get()).toEqual({ status: 'loading' });
  moneyMoved.set(2);
  expect(sent).toHaveLength(2);
});

test('what cannot be loaded says so, and what was loaded before stays', async () => {
  let isOffline = true;
  const { $pending, openPending, loadPending } = create(() => (isOffline ? offline() : Promise.resolve(Response.json(pending))));
  openPending();
  await vi.waitFor(() => expect($pending.get()).toEqual({ status: 'failed' }));
  isOffline = false;
  await loadPending();
  expect($pending.get().status).toBe('ready');
  isOffline = true;
  await loadPending();
  expect($pending.get()).toMatchObject({ status: 'ready', total: 12 });
});

test('rows that cannot be read are not none', async () => {
  const { $pending, openPending } = create({ ...pending, data: [{ ...row('D2', 'Pending'), transaction_id: null }] });
  openPending();
  await vi.waitFor(() => expect($pending.get()).toEqual({ status: 'failed' }));
});

test('an answer after it was closed is dropped', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { $pending, openPending, sent } = create(() => new Promise((resolve) => (answer = resolve)));
  const close = openPending();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  close();
  answer(Response.json(pending));
  // All that the answer starts has run by the next task.
  await new Promise((resolve) => setTimeout(resolve));
  expect($pending.get()).toEqual({ status: 'loading' });
});

test('the next player does not see it: not what was loaded, not a late answer, and not where the own cannot be loaded', async () => {
  const answers: ((response: Response) => void)[] = [];
  const { $pending, openPending, loadPending, session, sent } = create(() => new Promise((resolve) => answers.push(resolve)));
  openPending();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  answers[0]?.(Response.json(pending));
  await vi.waitFor(() => expect($pending.get().status).toBe('ready'));
  void loadPending();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  session.set({ status: 'player', player: { id: '8' } as Player });
  expect($pending.get()).toEqual({ status: 'loading' });
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  answers[1]?.(Response.json(pending));
  answers[2]?.(Response.json({ success: false }));
  await vi.waitFor(() => expect($pending.get().status).not.toBe('loading'));
  expect($pending.get()).toEqual({ status: 'failed' });
});

test('it is emptied when the player leaves, and asks for nothing then', async () => {
  const { $pending, openPending, session, sent } = create(pending);
  openPending();
  await vi.waitFor(() => expect($pending.get().status).toBe('ready'));
  session.set({ status: 'guest' });
  expect($pending.get()).toEqual({ status: 'loading' });
  expect(sent).toHaveLength(1);
});

test('two that show it load it once when money moves, and the last that closes empties it', async () => {
  const { $pending, openPending, moneyMoved, sent } = create(pending);
  const close = [openPending(), openPending()];
  await vi.waitFor(() => expect($pending.get().status).toBe('ready'));
  const before = sent.length;
  moneyMoved.set(1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveLength(before + 1);
  close[0]?.();
  expect($pending.get().status).toBe('ready');
  close[1]?.();
  expect($pending.get()).toEqual({ status: 'loading' });
});
