// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as MoneyCall from '../../../../../src/lib/actions/money/send-money.ts';
import { addTransfer } from '../../../../../src/lib/api/routes/wallet.ts';
import { FakeLocks } from '../../session/fake-locks.ts';
import { fakeBackend, profile, type Sent, user } from '../../stores/fake-backend.ts';

type Sending = Parameters<typeof MoneyCall.sendMoney<string>>[0];
const done = { status: 'done', value: 'ok' };
let browser: FakeLocks;
let sent: Sent[];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  localStorage.setItem('token', 'access');
  browser = new FakeLocks();
  sent = fakeBackend({ 'v1/user-profile': profile });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A tab of the browser, with modules of its own. */
async function openTab(name: string) {
  vi.resetModules();
  const session = await import('../../../../../src/lib/stores/session.ts');
  const { sendMoney } = await import('../../../../../src/lib/actions/money/send-money.ts');
  await session.startSession();
  return (money: Partial<Sending>) => {
    vi.stubGlobal('navigator', { locks: browser.of(name) });
    return sendMoney({
      kind: 'transfer',
      playerId: '7',
      values: ['5', '6', '10.00'],
      send: async () => ({ ok: true, value: 'ok' }),
      ...money,
    });
  };
}

test('is sent once while another is on its way, here or in another tab', async () => {
  const [one, two] = [await openTab('one'), await openTab('two')];
  let answer: (value: string) => void = () => {};
  const send = vi.fn(() => new Promise<{ ok: true; value: string }>((resolve) => (answer = (value) => resolve({ ok: true, value }))));
  const first = one({ send });
  await vi.advanceTimersByTimeAsync(10);
  expect(await one({ send })).toEqual({ status: 'busy' });
  expect(await two({ send })).toEqual({ status: 'busy' });
  answer('ok');
  expect(await first).toEqual(done);
  // Storage may not have reached the other tab yet.
  expect(await two({ send })).toEqual({ status: 'busy' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await two({ send })).toEqual({ status: 'repeated' });
  expect(send).toHaveBeenCalledTimes(1);
});

test('asks once more for the same within a minute, and for nothing else', async () => {
  const send = await openTab('one');
  const next = async (money: Partial<Sending>) => {
    const sent = send(money);
    await vi.advanceTimersByTimeAsync(1_100);
    return sent;
  };
  expect(await next({})).toEqual(done);
  expect(await next({})).toEqual({ status: 'repeated' });
  expect(await next({ values: ['5', '6', '11.00'] })).toEqual(done);
  expect(await next({ kind: 'withdraw' })).toEqual(done);
  expect(await next({ isConfirmed: true })).toEqual(done);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await next({})).toEqual(done);
  expect(localStorage.getItem('money_sent')).not.toContain('10.00');
});

test.each([
  [
    { kind: 'refused', message: 'No' },
    { status: 'refused', problem: { kind: 'refused', message: 'No' } },
  ],
  [{ kind: 'signedOut' }, { status: 'refused', problem: { kind: 'signedOut' } }],
  [{ kind: 'maintenance' }, { status: 'refused', problem: { kind: 'maintenance' } }],
  [{ kind: 'refused', message: 'No', isFault: true }, { status: 'unconfirmed' }],
  [{ kind: 'timeout' }, { status: 'unconfirmed' }],
  [{ kind: 'offline' }, { status: 'unconfirmed' }],
  [{ kind: 'unreadable' }, { status: 'unconfirmed' }],
] as const)('that ends in %j is %j', async (problem, outcome) => {
  const send = await openTab('one');
  expect(await send({ send: async () => ({ ok: false, problem }) })).toEqual(outcome);
  await vi.advanceTimersByTimeAsync(1_000);
  const again = send({});
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await again).status).toBe(outcome.status === 'refused' ? 'done' : 'repeated');
});

test('is not sent for a player who is not signed in any more', async () => {
  const money = await openTab('one');
  const send = vi.fn();
  fakeBackend({ 'v1/user-profile': { success: true, data: [{ ...user, id: 8 }] } });
  localStorage.setItem('token', 'somebody-else');
  expect(await money({ send })).toEqual({ status: 'otherPlayer' });
  expect(send).not.toHaveBeenCalled();
});

test('is not sent while nobody can say whose account it is', async () => {
  const money = await openTab('one');
  const send = vi.fn();
  fakeBackend({});
  localStorage.setItem('token', 'somebody-else');
  const sent = money({ send });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await sent).toEqual({ status: 'notSent' });
  expect(send).not.toHaveBeenCalled();
});

test('waits for its own tab’s last call, which keeps the others out for a while', async () => {
  const [one, two] = [await openTab('one'), await openTab('two')];
  expect(await one({})).toEqual(done);
  const next = one({ values: ['5', '6', '11.00'] });
  expect(await two({ values: ['5', '6', '12.00'] })).toEqual({ status: 'busy' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await next).toEqual(done);
});

test('is remembered before its answer, so that a reload meanwhile changes nothing', async () => {
  const before = await openTab('one');
  void before({ send: () => new Promise(() => {}) });
  await vi.advanceTimersByTimeAsync(10);
  browser.close('one');
  const after = await openTab('two');
  expect(await after({})).toEqual({ status: 'repeated' });
});

test('is not the same as another player’s on this device', async () => {
  const one = await openTab('one');
  expect(await one({})).toEqual(done);
  await vi.advanceTimersByTimeAsync(1_000);
  fakeBackend({ 'v1/user-profile': { success: true, data: [{ ...user, id: 8 }] } });
  localStorage.setItem('token', 'somebody-else');
  const two = await openTab('two');
  expect(await two({ playerId: '8' })).toEqual(done);
});

test('is sent where there are no locks', async () => {
  const send = await openTab('one');
  browser.of = () => undefined as never;
  expect(await send({})).toEqual(done);
});

test.each([
  [{ ok: true, value: 'ok' }, 1],
  [{ ok: false, problem: { kind: 'timeout' } }, 1],
  [{ ok: false, problem: { kind: 'refused', message: 'No' } }, 0],
] as const)('answered by %j asks for the profile %i more times', async (answer, times) => {
  const send = await openTab('one');
  sent.length = 0;
  await send({ send: async () => answer });
  expect(sent.map(({ path }) => path)).toEqual(Array(times).fill('v1/user-profile'));
});

describe('a call that comes back as unauthenticated', () => {
  const transferring = (call: Parameters<Sending['send']>[0]) =>
    call(addTransfer, { transfer_amount: '10.00', transfer_from_provider_id: '5', transfer_to_provider_id: '6' }) as ReturnType<
      Sending['send']
    >;
  /** Takes no token but the one that another tab stores while the call is under way. */
  const backendWith = (owner: object) => {
    const answer = () => {
      const isFirst = localStorage.getItem('token') === 'access';
      localStorage.setItem('token', 'from-another-tab');
      return isFirst ? Response.json({}, { status: 401 }) : Response.json({ success: true, message: 'ok' });
    };
    return fakeBackend({ 'v1/user-profile': { success: true, data: [owner] }, 'v1/user/add-transfer': answer });
  };
  const bearersOf = (sent: ReturnType<typeof fakeBackend>) =>
    sent.flatMap(({ path, bearer }) => (path.includes('transfer') ? [bearer] : []));

  test('is repeated with the token that another tab got', async () => {
    const money = await openTab('one');
    const sent = backendWith(user);
    expect(await money({ send: transferring })).toEqual(done);
    expect(bearersOf(sent)).toEqual(['Bearer access', 'Bearer from-another-tab']);
  });

  test('is not repeated in the name of somebody else', async () => {
    const money = await openTab('one');
    const sent = backendWith({ ...user, id: 8 });
    expect(await money({ send: transferring })).toEqual({ status: 'otherPlayer' });
    expect(bearersOf(sent)).toEqual(['Bearer access']);
  });
});
