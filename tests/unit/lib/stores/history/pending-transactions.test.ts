import { expect, test, vi } from 'vitest';
import { $pending, loadPending, openPending } from '@/lib/stores/history/pending-transactions';
import { fakeBackend, offline } from '../../fake-backend.ts';
import { playerSession, siteSession } from '../../fake-session.ts';
import { row } from '../../report-rows.ts';

const PATH = 'v1/report';
const session = await siteSession();
const pending = {
  success: true,
  data: [row('D2', 'Pending'), row('W1', 'Pending')],
  total_record: 12,
  current_page: 1,
};

test('what is pending is asked for once it is opened, and stays where it cannot be loaded again; closed, it is gone', async () => {
  const sent = fakeBackend({ [PATH]: [pending, offline] });
  expect(sent).toEqual([]);
  const close = openPending();
  await vi.waitFor(() => expect($pending.get()).toMatchObject({ status: 'ready', total: 12 }));
  expect(new URLSearchParams(sent[0]?.body).get('view_report[ticket_status]')).toBe('2');
  await loadPending();
  expect($pending.get().status).toBe('ready');
  close();
  expect($pending.get()).toEqual({ status: 'loading' });
});

test('the next player does not see it: not what was loaded, not a late answer, and not where the own cannot be loaded', async () => {
  const late = Promise.withResolvers<Response>();
  const sent = fakeBackend({ [PATH]: [pending, () => late.promise, { success: false }] });
  session.set(playerSession());
  openPending();
  await vi.waitFor(() => expect($pending.get().status).toBe('ready'));
  const loading = loadPending();
  session.set({ status: 'guest' });
  expect($pending.get()).toEqual({ status: 'loading' });
  late.resolve(Response.json(pending));
  await loading;
  expect($pending.get()).toEqual({ status: 'loading' });
  expect(sent, 'nothing is asked for a guest').toHaveLength(2);
  session.set(playerSession('8'));
  await vi.waitFor(() => expect($pending.get()).toEqual({ status: 'failed' }));
});
