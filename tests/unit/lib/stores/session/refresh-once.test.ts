import { beforeEach, describe, expect, test, vi } from 'vitest';
import { gameAccountBalance } from '@/lib/api/routes/games';
import { delay } from '@/lib/browser/page/when';
import { FakeBrowser } from './fake-tabs.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

const balance = { provider_id: '1' };
const good = { ok: true, value: { credit: '1.00' } };
const NAMES = ['first', 'second', 'third'];

/** Numbers from 0 to 1 that are the same for the same seed (Park and Miller's). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 0x7fff_ffff;
    return state / 0x7fff_ffff;
  };
}

/** Three tabs of one browser, whose storage lags, and their backend, which takes its time. */
function openTabs({ seed = 7, latencyMs = 50, lagMs = 90 } = {}) {
  const random = randomNumbers(seed);
  const browser = new FakeBrowser({ latencyMs, lagMs, random });
  const tabs = NAMES.map((name) => browser.open(name));
  return { random, backend: browser.backend, browser, tabs };
}

/** Runs until everything has been answered, at most a minute of the browser's time. */
async function settled<Value>(promise: Promise<Value>): Promise<Value> {
  const result = promise.then((value) => ({ value }));
  await vi.advanceTimersByTimeAsync(60_000);
  return (await result).value;
}

/** Calls that all start within `spread` milliseconds with an access token that is no longer good. */
function storm(tabs: ReturnType<FakeBrowser['open']>[], calls: number, spread: () => number) {
  return Promise.all(
    Array.from({ length: calls }, async (_, index) => {
      await delay(spread());
      return tabs[index % tabs.length]?.call(gameAccountBalance, balance);
    }),
  );
}

describe('50 parallel 401s in 3 tabs', () => {
  test.each([
    ['storage that lags behind the lock', 90],
    ['storage that does not', 0],
  ])('one refresh, every call answered, nobody signed out: %s', async (_name, lagMs) => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const { random, backend, browser, tabs } = openTabs({ seed, latencyMs: 120, lagMs });
      const answers = await settled(storm(tabs, 50, () => random() * 250));
      expect({ seed, refreshes: backend.refreshes, isRevoked: backend.isRevoked }).toEqual({
        seed,
        refreshes: 1,
        isRevoked: false,
      });
      expect(answers).toEqual(Array.from({ length: 50 }, () => good));
      expect(backend.calls).toBeLessThanOrEqual(100);
      expect(browser).toMatchObject({ cleared: [], atLogin: [] });
      for (const tab of tabs)
        expect(tab.tokens()).toEqual({ access: 'access-2', refresh: 'refresh-2' });
    }
  });

  test('the lock of the last refresh holds up no later one', async () => {
    const browser = new FakeBrowser({ latencyMs: 10, lagMs: 5 });
    const [one, other] = [browser.open('one'), browser.open('other')];
    const first = one.call(gameAccountBalance, balance);
    await vi.advanceTimersByTimeAsync(200);
    expect(await first).toEqual(good);
    browser.backend.expire();
    const second = other.call(gameAccountBalance, balance);
    await vi.advanceTimersByTimeAsync(200);
    expect(await Promise.race([second, 'still waiting'])).toEqual(good);
    expect(browser.backend).toMatchObject({ refreshes: 2, isRevoked: false });
  });

  test('a backend that keeps its refresh token', async () => {
    const { backend, tabs } = openTabs();
    backend.rotates = false;
    expect(await settled(storm(tabs, 12, () => 0))).toEqual(Array.from({ length: 12 }, () => good));
    for (const tab of tabs)
      expect(tab.tokens()).toEqual({
        access: expect.stringMatching(/access-\d/),
        refresh: 'refresh-1',
      });
    backend.expire();
    expect(
      await settled(storm(tabs, 3, () => 0)),
      'without a wait for a lock nobody needs',
    ).toEqual([good, good, good]);
  });

  test('where Web Locks are missing: one refresh for each tab', async () => {
    const browser = new FakeBrowser({ latencyMs: 10 });
    const tab = browser.open('only', { hasLocks: false });
    expect(await settled(storm([tab], 20, () => 0))).toEqual(
      Array.from({ length: 20 }, () => good),
    );
    expect(browser.backend.refreshes).toBe(1);
  });

  test('without Web Locks, refused because another tab was first: its token is taken', async () => {
    const browser = new FakeBrowser({ latencyMs: 10, lagMs: 40 });
    const [slow, fast] = [
      browser.open('slow', { hasLocks: false }),
      browser.open('fast', { hasLocks: false }),
    ];
    browser.backend.forgivesReuse = true;
    const answers = settled(
      Promise.all([slow.call(gameAccountBalance, balance), fast.call(gameAccountBalance, balance)]),
    );
    expect(await answers).toEqual([good, good]);
    expect(browser).toMatchObject({ cleared: [], atLogin: [] });
  });
});

describe('a refresh that fails', () => {
  function three(answer: () => Promise<Response>) {
    const opened = openTabs();
    opened.backend.answer = answer;
    return opened;
  }
  const refusal = (message?: string) => ({ ok: false, problem: { kind: 'signedOut', message } });

  test.each([
    [
      '401',
      () => Response.json({ success: false, message: 'The session has ended' }, { status: 401 }),
      'The session has ended',
    ],
    ['401 without a body', () => new Response('', { status: 401 }), 'Token refresh failed'],
  ])(
    'refused by %s: one question, tokens gone, every tab at the login, no loop',
    async (_name, answer, message) => {
      const { backend, browser, tabs } = three(async () => answer());
      const answers = await settled(storm(tabs, 30, () => 0));
      expect(backend).toMatchObject({ refreshes: 1, calls: 30 });
      expect(answers).toContainEqual(refusal(message));
      for (const answered of answers)
        expect(answered).toMatchObject({ ok: false, problem: { kind: 'signedOut' } });
      expect(browser.cleared).toHaveLength(1);
      expect(new Set(browser.atLogin)).toEqual(new Set(NAMES));
      for (const tab of tabs)
        expect(tab.tokens()).toEqual({ access: undefined, refresh: undefined });
    },
  );

  test.each<[string, () => Promise<Response>]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['502 in HTML', async () => new Response('<html>', { status: 502 })],
  ])('not refused (%s): one question of all tabs, and the tokens stay', async (_name, answer) => {
    const { backend, browser, tabs } = three(answer);
    const answers = await settled(storm(tabs, 30, () => 0));
    expect(backend).toMatchObject({ calls: 30, refreshes: 1 });
    for (const answered of answers)
      expect(answered).toEqual({ ok: false, problem: { kind: 'notRetried' } });
    expect(browser).toMatchObject({ cleared: [], atLogin: [] });
    for (const tab of tabs)
      expect(tab.tokens()).toEqual({ access: 'access-1', refresh: 'refresh-1' });
  });

  test('hanging: the others give up in time, with their tokens', async () => {
    const { tabs } = three(() => new Promise(() => {}));
    const [holder, waiter] = tabs;
    void holder?.call(gameAccountBalance, balance);
    await vi.advanceTimersByTimeAsync(500);
    expect(await settled(waiter?.call(gameAccountBalance, balance) ?? Promise.reject())).toEqual({
      ok: false,
      problem: { kind: 'notRetried' },
    });
    expect(waiter?.tokens()).toEqual({ access: 'access-1', refresh: 'refresh-1' });
  });

  test('its tab closed in mid-refresh: another one does it', async () => {
    const { backend, browser, tabs } = three(() => new Promise(() => {}));
    const [closing, staying] = tabs;
    void closing?.call(gameAccountBalance, balance);
    await vi.advanceTimersByTimeAsync(500);
    backend.answer = undefined;
    const answer = staying?.call(gameAccountBalance, balance) ?? Promise.reject();
    await vi.advanceTimersByTimeAsync(500);
    browser.locks.close('first');
    expect(await settled(answer)).toEqual(good);
    expect(backend.refreshes).toBe(2);
  });

  test('its tab closed right after: the new token is waited for, not refreshed again', async () => {
    const browser = new FakeBrowser({ latencyMs: 20, lagMs: 100 });
    const [closing, staying] = [browser.open('first'), browser.open('second')];
    const first = closing.call(gameAccountBalance, balance);
    const second = staying.call(gameAccountBalance, balance);
    while (closing.tokens().access === 'access-1') await vi.advanceTimersByTimeAsync(1);
    browser.locks.close('first');
    expect(await settled(Promise.all([first, second]))).toEqual([good, good]);
    expect(browser.backend).toMatchObject({ refreshes: 1, isRevoked: false });
  });
});

test('a player who signs out during the refresh stays signed out', async () => {
  const browser = new FakeBrowser({ latencyMs: 50 });
  const tab = browser.open('only');
  const answer = tab.call(gameAccountBalance, balance);
  await vi.advanceTimersByTimeAsync(180);
  expect(browser.backend.refreshes).toBe(1);
  tab.write({});
  expect(await settled(answer)).toEqual({
    ok: false,
    problem: { kind: 'signedOut', message: undefined },
  });
  expect(tab.tokens()).toEqual({ access: undefined, refresh: undefined });
  expect(browser).toMatchObject({ cleared: [], atLogin: ['only'] });
});

test('a call that is refused after another tab ended the session leads to the login, and removes no tokens', async () => {
  const browser = new FakeBrowser({ latencyMs: 20 });
  const [ending, calling] = [browser.open('ending'), browser.open('calling')];
  const answer = calling.call(gameAccountBalance, balance);
  await vi.advanceTimersByTimeAsync(10);
  ending.write({});
  expect(await settled(answer)).toEqual({
    ok: false,
    problem: { kind: 'signedOut', message: undefined },
  });
  expect(browser).toMatchObject({ cleared: [], atLogin: ['calling'] });
  expect(browser.backend.refreshes).toBe(0);
});

test('after a failure the refresh waits in all tabs as long as the server asks, and after a success the first pause is short again', async () => {
  const { backend, tabs } = openTabs({ latencyMs: 0, lagMs: 0 });
  /** Calls in turn from every tab for a while; returns how many refreshes that made. */
  async function refreshesIn(ms: number): Promise<number> {
    const before = backend.refreshes;
    for (let passed = 0; passed < ms; passed += 100) {
      void tabs[(passed / 100) % 3]?.call(gameAccountBalance, balance);
      await vi.advanceTimersByTimeAsync(100);
    }
    return backend.refreshes - before;
  }
  backend.answer = async () => new Response('', { status: 429, headers: { 'retry-after': '120' } });
  expect(await refreshesIn(100_000)).toBe(1);
  backend.answer = undefined;
  expect(await refreshesIn(60_000)).toBe(1);
  backend.expire();
  backend.answer = async () => new Response('<html>', { status: 502 });
  expect(await refreshesIn(1_900)).toBe(2);
});

test('nothing to refresh with: signed out, without a question', async () => {
  const browser = new FakeBrowser({ latencyMs: 1 });
  const tab = browser.open('only');
  tab.write({ access: 'access-1' });
  expect(await settled(tab.call(gameAccountBalance, balance))).toEqual({
    ok: false,
    problem: { kind: 'signedOut', message: 'No refresh token available' },
  });
  expect(browser).toMatchObject({ cleared: ['only'], atLogin: ['only'] });
  expect(browser.backend.refreshes).toBe(0);
});
