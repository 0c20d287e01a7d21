import { beforeEach, expect, test } from 'vitest';
import { $balances, loadBalances, reloadBalances } from '@/lib/stores/money/balances';
import { fakeBackend, offline } from '../../fake-backend.ts';
import { playerSession, siteSession } from '../../fake-session.ts';

const PATH = 'v1/user/get-game-account-balance';
const session = await siteSession();

beforeEach(() => {
  localStorage.setItem('token', 'access');
  session.set({ status: 'guest' });
  session.set(playerSession());
});

test.each([
  [{ credit: '12.50' }, { status: 'known', credit: '12.50' }],
  [{ credit: false }, { status: 'maintenance' }],
  [{ credit: 'false' }, { status: 'unknown' }],
  [{ credit: null }, { status: 'unknown' }],
  [{ success: false, message: 'No account' }, { status: 'unknown' }],
  [offline, { status: 'unknown' }],
])('%j is %j', async (answer, balance) => {
  const sent = fakeBackend({ [PATH]: answer });
  expect($balances.get()).toEqual({});
  const loading = loadBalances(['12']);
  expect($balances.get()).toEqual({ 12: { status: 'loading' } });
  await loading;
  expect($balances.get()).toEqual({ 12: balance });
  expect(sent.at(-1)).toMatchObject({
    path: PATH,
    query: { provider_id: '12' },
    bearer: 'Bearer access',
  });
});

test('a balance that is being loaded is not requested again, and is shown until the new one is there', async () => {
  const sent = fakeBackend({
    [PATH]: [{ credit: '1.00' }, { credit: '2.00' }, { credit: '3.00' }],
  });
  await Promise.all([loadBalances(['12', '13']), loadBalances(['12'])]);
  expect(sent).toHaveLength(2);
  const again = loadBalances(['12']);
  expect($balances.get()['12']).toEqual({ status: 'known', credit: '1.00' });
  await again;
  expect($balances.get()['12']).toEqual({ status: 'known', credit: '3.00' });
});

test('a reading that began before money moved is not the last word, and whoever waits for it gets the right one', async () => {
  const [before, after] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const sent = fakeBackend({
    [PATH]: [() => before.promise, () => after.promise],
  });
  const waiting = loadBalances(['12']).then(() => $balances.get()['12']);
  const reloading = reloadBalances(['12']);
  const joining = loadBalances(['12']);
  expect(sent).toHaveLength(2);
  before.resolve(Response.json({ credit: '1.00' }));
  await new Promise((resolve) => setTimeout(resolve));
  expect($balances.get()['12']).toEqual({ status: 'loading' });
  after.resolve(Response.json({ credit: '2.00' }));
  await Promise.all([reloading, joining]);
  expect(await waiting).toEqual({ status: 'known', credit: '2.00' });
});

test('another player finds none of them, and a late response belongs to nobody', async () => {
  const late = Promise.withResolvers<Response>();
  fakeBackend({
    [PATH]: [{ credit: '1.00' }, () => late.promise],
  });
  await loadBalances(['12']);
  session.set(playerSession('7', { username: 'demo1' }));
  expect($balances.get(), 'the same player, whose profile was loaded again').toEqual({
    12: { status: 'known', credit: '1.00' },
  });
  const loading = loadBalances(['13']);
  session.set(playerSession('8'));
  expect($balances.get()).toEqual({});
  late.resolve(Response.json({ credit: '2.00' }));
  await loading;
  expect($balances.get()).toEqual({});
});
