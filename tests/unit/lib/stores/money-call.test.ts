// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as MoneyCall from '../../../../src/lib/stores/money-call.ts';
import { FakeLocks } from '../browser/fake-locks.ts';
import { fakeBackend, profile, user } from './fake-backend.ts';

type Sending = Parameters<typeof MoneyCall.sendMoney<string>>[0];
const done = { status: 'done', value: 'ok' };
let browser: FakeLocks;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  localStorage.setItem('token', 'access');
  browser = new FakeLocks();
  fakeBackend({ 'v1/user-profile': profile });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A tab of the browser, with modules of its own. */
async function openTab(name: string) {
  vi.resetModules();
  const session = await import('../../../../src/lib/stores/session.ts');
  const { sendMoney } = await import('../../../../src/lib/stores/money-call.ts');
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
