import { atom } from 'nanostores';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '@/lib/api/call';
import { addTransfer, addWithdraw } from '@/lib/api/routes/wallet';
import type { Problem, Result } from '@/lib/domain/problem';
import { createSentRequests } from '@/lib/stores/money/sent-requests';
import { createMoneySubmit } from '@/lib/stores/money/submit-money';
import type { Session } from '@/lib/stores/session/session';
import { caller } from '../../api/fake-caller.ts';
import { FakeLocks, setLocks } from '../../fake-locks.ts';
import { playerSession } from '../../fake-session.ts';

const ok: Result<unknown> = { ok: true, value: 'ok' };
const done = { status: 'done', value: 'ok', sent: expect.anything() };
const transfer = {
  transfer_amount: '10.00',
  transfer_from_provider_id: '5',
  transfer_to_provider_id: '6',
};
const withdrawal = { withdraw_from: '5', withdraw_amount: '10.00', withdraw_bank: '6' };
const same = { playerId: '7', amount: '10.00', identity: ['5', '6', '10.00'] };
/** The players that the backend names for each token; it knows no other tokens. */
const OWNERS: Record<string, string> = {
  access: '7',
  'from-another-tab': '7',
  'somebody-else': '8',
};

let browser: FakeLocks;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('token', 'access');
  browser = new FakeLocks();
});

const accessToken = () => localStorage.getItem('token') ?? undefined;

/** A tab of the browser: it shares storage and locks with the others, and has a session of its own. */
function openTab(name: string, options: { call?: Call; isOnline?: () => boolean } = {}) {
  setLocks(browser.of(name));
  const session = atom<Session>({ status: 'unknown' });
  let profileToken: string | undefined;
  const reloadProfile = vi.fn(async () => {
    const id = OWNERS[accessToken() ?? ''];
    if (!id) return;
    profileToken = accessToken();
    session.set(playerSession(id));
  });
  void reloadProfile();
  reloadProfile.mockClear();
  const call = vi.fn(async () => ok);
  const sent = createSentRequests({ call: call as unknown as Call, moneyMoved: atom(0) });
  const submitMoney = createMoneySubmit({
    call: options.call ?? (call as unknown as Call),
    isOnline: () => options.isOnline?.() ?? true,
    session,
    accessToken,
    profileToken: () => profileToken,
    reloadProfile,
    sent,
  });
  const submit = ({ amount = '10.00', playerId = '7', isConfirmed = false } = {}) =>
    submitMoney(addTransfer, transfer, {
      playerId,
      isConfirmed,
      kind: 'transfer',
      amount,
      identity: ['5', '6', amount],
    });
  return { submit, submitMoney, call, reloadProfile, sent };
}

/** Waits for the outcome and until the lock is free again. */
async function settled<Value>(outcome: Promise<Value>): Promise<Value> {
  await vi.advanceTimersByTimeAsync(1_100);
  return outcome;
}

test('is sent once while another is in flight, here or in another tab', async () => {
  const [one, two] = [openTab('one'), openTab('two')];
  const { promise, resolve } = Promise.withResolvers<Result<unknown>>();
  one.call.mockReturnValueOnce(promise);
  const first = one.submit();
  await vi.advanceTimersByTimeAsync(10);
  expect(await one.submit()).toEqual({ status: 'busy' });
  expect(await two.submit()).toEqual({ status: 'busy' });
  resolve(ok);
  expect(await first).toEqual(done);
  // Storage may not have reached the other tab yet.
  await vi.advanceTimersByTimeAsync(900);
  expect(await two.submit()).toEqual({ status: 'busy' });
  await vi.advanceTimersByTimeAsync(100);
  expect(await two.submit()).toEqual({ status: 'repeated' });
  expect(one.call).toHaveBeenCalledTimes(1);
  expect(two.call).not.toHaveBeenCalled();
});

test('asks for a confirmation of the same within a minute, and of nothing else', async () => {
  const { submit, submitMoney, reloadProfile } = openTab('one');
  expect(await settled(submit())).toEqual(done);
  expect(reloadProfile).toHaveBeenCalledOnce();
  expect(await settled(submit())).toEqual({ status: 'repeated' });
  expect(await settled(submit({ amount: '11.00' }))).toEqual(done);
  expect(
    await settled(submitMoney(addWithdraw, withdrawal, { ...same, kind: 'withdraw' })),
  ).toEqual(done);
  expect(await settled(submit({ isConfirmed: true }))).toEqual(done);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await settled(submit())).toEqual(done);
  expect(localStorage.getItem('money_sent')).not.toContain('10.00');
});

test.each<[Problem, 'refused' | 'unconfirmed']>([
  [{ kind: 'refused', message: 'No' }, 'refused'],
  [{ kind: 'signedOut' }, 'refused'],
  // Whoever stands before the backend may answer after the backend has done it.
  [{ kind: 'maintenance' }, 'unconfirmed'],
  [{ kind: 'maintenance', isRefused: true }, 'refused'],
  [{ kind: 'refused', message: 'Transferred', isUnclear: true }, 'unconfirmed'],
  [{ kind: 'refused', message: 'No', isServerError: true }, 'refused'],
  [{ kind: 'timeout' }, 'unconfirmed'],
  [{ kind: 'offline' }, 'unconfirmed'],
  [{ kind: 'unreadable' }, 'unconfirmed'],
])('that ends in %j is %s', async (problem, status) => {
  const { submit, call, reloadProfile } = openTab('one');
  call.mockResolvedValueOnce({ ok: false, problem });
  expect(await settled(submit())).toEqual(status === 'refused' ? { status, problem } : { status });
  expect(reloadProfile, 'where money may have moved').toHaveBeenCalledTimes(
    status === 'refused' ? 0 : 1,
  );
  expect((await settled(submit())).status).toBe(status === 'refused' ? 'done' : 'repeated');
});

test('does not wait for the request of another player', async () => {
  const [one, two] = [openTab('one'), openTab('two')];
  one.call.mockReturnValueOnce(new Promise(() => undefined));
  void one.submit();
  await vi.advanceTimersByTimeAsync(10);
  expect(await two.submit({ playerId: '8' })).toEqual({ status: 'otherPlayer' });
});

test('is not sent without a network, and is no repeat when there is one again', async () => {
  let isOnline = false;
  const { submit, call } = openTab('one', { isOnline: () => isOnline });
  expect(await submit()).toEqual({ status: 'offline' });
  expect(call).not.toHaveBeenCalled();
  expect(localStorage.getItem('money_sent')).toBeNull();
  isOnline = true;
  expect(await settled(submit())).toEqual(done);
});

test('whose token could not be renewed without a network was not sent', async () => {
  let isOnline = true;
  const { submit, call } = openTab('one', { isOnline: () => isOnline });
  call.mockImplementationOnce(async () => {
    isOnline = false;
    return { ok: false, problem: { kind: 'notRetried' } };
  });
  expect(await settled(submit())).toEqual({ status: 'offline' });
});

test.each([
  ['for a player who is no longer signed in', 'somebody-else', 'otherPlayer'],
  ['while nobody can say whose account it is', 'unknown', 'notSent'],
])('is not sent %s', async (_when, token, status) => {
  const { submit, call } = openTab('one');
  localStorage.setItem('token', token);
  expect(await submit()).toEqual({ status });
  expect(call).not.toHaveBeenCalled();
});

test('waits for its own tab’s last request, which keeps the others out for a while', async () => {
  const [one, two] = [openTab('one'), openTab('two')];
  expect(await one.submit()).toEqual(done);
  const next = one.submit({ amount: '11.00' });
  expect(await two.submit({ amount: '12.00' })).toEqual({ status: 'busy' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await next).toEqual(done);
});

test('is remembered before its answer, so that a reload meanwhile changes nothing', async () => {
  const before = openTab('one');
  before.call.mockReturnValueOnce(new Promise(() => {}));
  void before.submit();
  await vi.advanceTimersByTimeAsync(10);
  browser.close('one');
  expect(await openTab('two').submit()).toEqual({ status: 'repeated' });
});

test('left without an answer is asked about for as long as it is looked for, also after the minute', async () => {
  const before = openTab('one');
  before.call.mockResolvedValueOnce({ ok: true, value: { rows: [], isComplete: true } });
  await before.sent.readKnownRows('transfer');
  before.call.mockReturnValueOnce(new Promise(() => {}));
  void before.submit();
  await vi.advanceTimersByTimeAsync(10);
  browser.close('one');
  const { submit, sent } = openTab('one');
  sent.lookForUnanswered('transfer', '7');
  localStorage.removeItem('money_sent');
  expect(sent.$unanswered.get()?.status).toBe('looking');
  expect(await settled(submit())).toEqual({ status: 'repeated' });
  expect(await settled(submit({ amount: '11.00' }))).toEqual(done);
  expect(sent.$unanswered.get()).toBeUndefined();
});

test('is remembered for a minute after its answer, however long that took', async () => {
  const { submit, call } = openTab('one');
  const { promise, resolve } = Promise.withResolvers<Result<unknown>>();
  call.mockReturnValueOnce(promise);
  const first = submit();
  await vi.advanceTimersByTimeAsync(110_000);
  resolve({ ok: false, problem: { kind: 'timeout' } });
  expect(await settled(first)).toEqual({ status: 'unconfirmed' });
  expect(await settled(submit())).toEqual({ status: 'repeated' });
});

test('is still asked about after a repeat of it was refused', async () => {
  const { submit, call } = openTab('one');
  expect(await settled(submit())).toEqual(done);
  call.mockResolvedValueOnce({ ok: false, problem: { kind: 'refused', message: 'No' } } as never);
  expect((await settled(submit({ isConfirmed: true }))).status).toBe('refused');
  expect(await settled(submit())).toEqual({ status: 'repeated' });
});

test('is not the same as another player’s on this device', async () => {
  expect(await settled(openTab('one').submit())).toEqual(done);
  localStorage.setItem('token', 'somebody-else');
  expect(await openTab('two').submit({ playerId: '8' })).toEqual(done);
});

test.each([
  ['missing', undefined],
  ['denied', { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
])('is sent once in this tab where locks are %s', async (_, locks) => {
  const { submit, call } = openTab('one');
  setLocks(locks);
  const outcomes = await Promise.all([submit(), submit()]);
  expect(outcomes).toEqual([done, { status: 'busy' }]);
  expect(call).toHaveBeenCalledTimes(1);
  expect(await settled(submit({ amount: '11.00' }))).toEqual(done);
});

test('leaves no lock behind when our own mistake throws', async () => {
  const { submit, call } = openTab('one');
  call.mockRejectedValueOnce(new Error('a mistake'));
  await expect(submit()).rejects.toThrow('a mistake');
  expect(await settled(submit({ amount: '11.00' }))).toEqual(done);
});

describe('a request that comes back as unauthenticated', () => {
  /** A tab whose token is refused once; meanwhile another tab stores the next one. */
  function tabWithNextToken(next: string) {
    const bearers: (string | null)[] = [];
    const fetch = async (_url: unknown, init?: RequestInit) => {
      bearers.push(new Headers(init?.headers).get('authorization'));
      const isFirst = accessToken() === 'access';
      localStorage.setItem('token', next);
      return isFirst
        ? Response.json({}, { status: 401 })
        : Response.json({ success: true, message: 'ok' });
    };
    const refresh = () => Promise.reject(new Error('the other tab has refreshed'));
    const { call } = caller([], { fetch, accessToken, refresh });
    return { ...openTab('one', { call }), bearers };
  }

  test('is retried with the token that another tab got', async () => {
    const { submit, bearers } = tabWithNextToken('from-another-tab');
    expect(await submit()).toEqual(done);
    expect(bearers).toEqual(['Bearer access', 'Bearer from-another-tab']);
  });

  test.each([
    ['somebody else', 'somebody-else', 'otherPlayer'],
    ['an unknown player', 'unknown', 'notSent'],
  ])(
    'is not retried in the name of %s, and may be sent again at once',
    async (_, token, status) => {
      const { submit, bearers } = tabWithNextToken(token);
      expect(await settled(submit())).toEqual({ status });
      expect(bearers).toEqual(['Bearer access']);
      localStorage.setItem('token', 'from-another-tab');
      expect(await submit()).toEqual(done);
    },
  );

  test('is not retried with a token that has been replaced since', async () => {
    const { submit, call } = openTab('one');
    call.mockImplementationOnce((async (
      _route: unknown,
      _input: unknown,
      { mayRetry }: { mayRetry: (token: string) => Promise<boolean> },
    ) =>
      (await mayRetry('an-older-token'))
        ? ok
        : { ok: false, problem: { kind: 'notRetried' } }) as never);
    expect(await submit()).toEqual({ status: 'notSent' });
  });
});
