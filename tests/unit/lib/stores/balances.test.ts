// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Balances from '../../../../src/lib/stores/balances.ts';
import type * as Session from '../../../../src/lib/stores/session.ts';
import { type Answers, fakeBackend, offline, profile } from '../fake-backend.ts';

const PATH = 'v1/user/get-game-account-balance';
let balances: typeof Balances;
let session: typeof Session;

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockReturnValue();
  localStorage.setItem('token', 'access');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page with a player on it. */
async function open(answers: Answers) {
  const sent = fakeBackend({ 'v1/user-profile': profile, ...answers });
  session = await import('../../../../src/lib/stores/session.ts');
  balances = await import('../../../../src/lib/stores/balances.ts');
  await session.startSession();
  return sent;
}

test.each([
  [{ credit: '12.50' }, { status: 'known', credit: '12.50' }],
  [{ credit: 0 }, { status: 'known', credit: '0' }],
  [{ credit: false }, { status: 'maintenance' }],
  [{ credit: null }, { status: 'unknown' }],
  [{ success: false, message: 'No account' }, { status: 'unknown' }],
  [offline, { status: 'unknown' }],
])('%j is %j', async (answer, balance) => {
  const sent = await open({ [PATH]: answer });
  expect(balances.$balances.get()).toEqual({});
  const loading = balances.loadBalances(['12']);
  expect(balances.$balances.get()).toEqual({ 12: { status: 'loading' } });
  await loading;
  expect(balances.$balances.get()).toEqual({ 12: balance });
  expect(sent.at(-1)).toMatchObject({ path: PATH, query: { provider_id: '12' }, bearer: 'Bearer access' });
});

test('a provider that is being asked is not asked again, and its number stays until the new one is there', async () => {
  const credits = ['1.00', '2.00', '3.00'];
  const sent = await open({ [PATH]: () => Response.json({ credit: credits.shift() }) });
  await Promise.all([balances.loadBalances(['12', '13']), balances.loadBalances(['12'])]);
  expect(sent.filter(({ path }) => path === PATH)).toHaveLength(2);
  const again = balances.loadBalances(['12']);
  expect(balances.$balances.get()['12']).toEqual({ status: 'known', credit: '1.00' });
  await again;
  expect(balances.$balances.get()['12']).toEqual({ status: 'known', credit: '3.00' });
});

test('a logout empties them, and an answer that comes later is nobody’s', async () => {
  let answer: (response: Response) => void = () => {};
  const answers = [() => Response.json({ credit: '1.00' }), () => new Promise<Response>((resolve) => (answer = resolve))];
  await open({ [PATH]: () => answers.shift()?.() ?? offline() });
  await balances.loadBalances(['12']);
  const late = balances.loadBalances(['13']);
  localStorage.removeItem('token');
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(balances.$balances.get()).toEqual({});
  answer(Response.json({ credit: '2.00' }));
  await late;
  expect(balances.$balances.get()).toEqual({});
});
