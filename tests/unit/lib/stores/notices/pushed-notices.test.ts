// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RealtimeOptions } from '../../../../../src/lib/browser/realtime.ts';
import type * as Moved from '../../../../../src/lib/stores/money-moved.ts';
import type * as Notices from '../../../../../src/lib/stores/notices/pushed-notices.ts';
import type * as Session from '../../../../../src/lib/stores/session.ts';
import { FakeLocks } from '../../session/fake-locks.ts';
import { closePagesAfterwards } from '../closed-pages.ts';
import { fakeBackend, profile } from '../fake-backend.ts';

/** What the page has subscribed to, with the way to push; ended ones stay in the list. */
const lines = vi.hoisted(() => [] as (RealtimeOptions & { isOpen: boolean })[]);
vi.mock('../../../../../src/lib/browser/realtime.ts', () => ({
  connect(options: RealtimeOptions) {
    const line = { ...options, isOpen: true };
    lines.push(line);
    return () => {
      line.isOpen = false;
    };
  },
}));

let moved: typeof Moved;
let notices: typeof Notices;
let session: typeof Session;
let visibility: DocumentVisibilityState;
let locks: FakeLocks;
let asked = 0;

closePagesAfterwards();
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubEnv('PUBLIC_PUSHER_KEY', 'key');
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  lines.length = 0;
  asked = 0;
  visibility = 'visible';
  locks = new FakeLocks();
  useLocks('this');
});
afterEach(() => {
  signOutElsewhere();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function useLocks(tab: string) {
  Object.defineProperty(navigator, 'locks', { value: locks.of(tab), configurable: true });
}

/** A page with a player on it, listening. */
async function open(brand = 'Lamp River') {
  localStorage.setItem('token', 'access');
  const answer = () => {
    asked += 1;
    return Response.json(profile);
  };
  fakeBackend({ 'v1/user-profile': answer });
  session = await import('../../../../../src/lib/stores/session.ts');
  notices = await import('../../../../../src/lib/stores/notices/pushed-notices.ts');
  moved = await import('../../../../../src/lib/stores/money-moved.ts');
  await session.startSession();
  asked = 0;
  notices.startRealtime(brand);
}

function signOutElsewhere() {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

function see(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

async function push(message: string, event = 'deposit-u-7', status = true) {
  lines.at(-1)?.onEvent(event, { status, message });
  await vi.advanceTimersByTimeAsync(0);
}

const waiting = () => notices.$pushed.get().map(({ message }) => message);

describe('connection', () => {
  test('one, of the player’s own events on the brand’s channel', async () => {
    await open();
    notices.startRealtime('Lamp River');
    await session.reloadProfile();
    expect(lines).toMatchObject([
      { isOpen: true, key: 'key', channel: 'lampriver', events: ['deposit-u-7', 'withdraw-u-7', 'deposit-7', 'withdraw-7'] },
    ]);
  });

  test('ends with the session, and what waited goes with it', async () => {
    await open();
    await push('Approved');
    signOutElsewhere();
    expect(lines).toMatchObject([{ isOpen: false }]);
    expect(waiting()).toEqual([]);
  });

  test('a notice that is on its way when the player signs out is nobody’s', async () => {
    await open();
    lines.at(-1)?.onEvent('deposit-u-7', { status: true, message: 'Approved' });
    signOutElsewhere();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(waiting()).toEqual([]);
  });

  test('what the notice centre has not dealt with is no notice of the next player’s', async () => {
    await open();
    await push('Approved');
    const { receivedNotices } = await import('../../../../../src/lib/stores/notices/received-notices.ts');
    expect(receivedNotices()).toHaveLength(1);
    signOutElsewhere();
    expect(receivedNotices()).toEqual([]);
  });

  test('begins anew with the next player', async () => {
    await open();
    signOutElsewhere();
    localStorage.setItem('token', 'access');
    dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'access' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(lines).toMatchObject([{ isOpen: false }, { isOpen: true }]);
  });

  test.each([
    ['a brand name', '', 'key'],
    ['a service', 'Lamp River', ''],
  ])('is none without %s', async (_name, brand, key) => {
    vi.stubEnv('PUBLIC_PUSHER_KEY', key);
    await open(brand);
    expect(lines).toEqual([]);
  });
});

describe('notices', () => {
  test('wait in turn until they are dismissed', async () => {
    await open();
    await push('Deposit approved');
    await push('Withdrawal rejected', 'withdraw-u-7', false);
    expect(notices.$pushed.get()).toEqual([
      { kind: 'deposit', isSuccess: true, message: 'Deposit approved' },
      { kind: 'withdraw', isSuccess: false, message: 'Withdrawal rejected' },
    ]);
    notices.dismissPushed();
    expect(waiting()).toEqual(['Withdrawal rejected']);
  });

  test('keep their order though the browser grants a later claim first', async () => {
    await open();
    const grants: (() => void)[] = [];
    const request = (_name: string, _options: LockOptions, callback: (lock: unknown) => unknown) =>
      new Promise(() => grants.push(() => void callback({})));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    await push('First');
    await push('Second');
    for (let turn = 0; turn < 2; turn += 1) {
      for (const grant of grants.splice(0).reverse()) grant();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(waiting()).toEqual(['First', 'Second']);
  });

  test('that come twice are shown once; later the same words are news again', async () => {
    await open();
    await push('Approved');
    await push('Approved');
    expect(waiting()).toEqual(['Approved']);
    await vi.advanceTimersByTimeAsync(3_000);
    await push('Approved');
    expect(waiting()).toEqual(['Approved', 'Approved']);
  });

  test('a hundred a second: the last twenty wait, and one profile is asked for', async () => {
    await open();
    for (let number = 0; number < 100; number += 1) await push(`Number ${number}`);
    expect(waiting()).toEqual(Array.from({ length: 20 }, (_, index) => `Number ${index + 80}`));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toBe(1);
  });

  test('the notice centre gets one that comes twice once, and of a hundred the last twenty', async () => {
    await open();
    const { receivedNotices } = await import('../../../../../src/lib/stores/notices/received-notices.ts');
    for (const message of ['Approved', 'Approved', 'Rejected']) await push(message);
    expect(receivedNotices().map(({ notice }) => notice.message)).toEqual(['Approved', 'Rejected']);
    for (let number = 0; number < 100; number += 1) await push(`Number ${number}`);
    expect(receivedNotices().map(({ notice }) => notice.message)).toEqual(Array.from({ length: 20 }, (_, index) => `Number ${index + 80}`));
  });

  test('garbage is none', async () => {
    await open();
    for (const data of [null, 'x', 5, [], {}]) lines.at(-1)?.onEvent('deposit-u-7', data);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(waiting()).toEqual([]);
    expect(asked).toBe(0);
  });
});

describe('several tabs', () => {
  const otherTab = () => new BroadcastChannel('pushed');
  const KEY = JSON.stringify(['7', { kind: 'deposit', isSuccess: true, message: 'Approved' }]);

  test('a hidden one keeps a notice until it is seen', async () => {
    await open();
    visibility = 'hidden';
    await push('Approved');
    expect(waiting()).toEqual([]);
    see('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting()).toEqual(['Approved']);
  });

  test.each(['before', 'after'])('a hidden one drops what another has shown, %s it came', async (order) => {
    await open();
    visibility = 'hidden';
    if (order === 'after') await push('Approved');
    const other = otherTab();
    other.postMessage(KEY);
    other.close();
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (order === 'before') lines.at(-1)?.onEvent('deposit-u-7', { status: true, message: 'Approved' });
    see('visible');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(waiting()).toEqual([]);
  });

  test('of two in sight, one shows it', async () => {
    await open();
    void locks.of('other').request(`pushed ${KEY}`, {}, () => new Promise(() => {}));
    await push('Approved');
    expect(waiting()).toEqual([]);
  });

  test('where a tab may not ask the others, it shows all', async () => {
    await open();
    const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    await push('Approved');
    await push('Rejected');
    expect(waiting()).toEqual(['Approved', 'Rejected']);
  });

  test('what is shown is told to the others', async () => {
    await open();
    const told: unknown[] = [];
    const other = otherTab();
    other.addEventListener('message', ({ data }) => told.push(data));
    await push('Approved');
    vi.useRealTimers();
    await vi.waitFor(() => expect(told).toEqual([KEY]));
    other.close();
  });
});

describe('money that moved', () => {
  test('is read anew, once for events that come together', async () => {
    await open();
    await push('One');
    await push('Two');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toBe(1);
    expect(moved.$moneyMoved.get()).toBe(1);
  });

  test('may have moved while there was no connection', async () => {
    await open();
    lines.at(-1)?.onReconnected();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toBe(1);
    expect(moved.$moneyMoved.get()).toBe(1);
  });
});
