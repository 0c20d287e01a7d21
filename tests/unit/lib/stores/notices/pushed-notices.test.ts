// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RealtimeOptions } from '../../../../../src/lib/browser/realtime.ts';
import { createMoneyMoved } from '../../../../../src/lib/stores/money-moved.ts';
import { createPushedNotices } from '../../../../../src/lib/stores/notices/pushed-notices.ts';
import { createSession } from '../../../../../src/lib/stores/session.ts';
import { fakeCall, profile } from '../../fake-backend.ts';
import { FakeLocks, setLocks } from '../../fake-locks.ts';

/** What the page has subscribed to, with the function that pushes; ended connections stay in the list. */
let connections: (RealtimeOptions & { isOpen: boolean })[];
let money: ReturnType<typeof createMoneyMoved>;
let notices: ReturnType<typeof createPushedNotices>;
let session: ReturnType<typeof createSession>;
let visibility: DocumentVisibilityState;
/** How often the profile was requested since the page was opened. */
let profileRequests = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PUBLIC_PUSHER_KEY', 'key');
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  connections = [];
  profileRequests = 0;
  visibility = 'visible';
  setLocks(new FakeLocks().of('this'));
});
afterEach(() => {
  signOutElsewhere();
});

function connect(options: RealtimeOptions) {
  const connection = { ...options, isOpen: true };
  connections.push(connection);
  return () => {
    connection.isOpen = false;
  };
}

/** A page with a player on it, listening. */
async function open(brand = 'Lamp River') {
  localStorage.setItem('token', 'access');
  const { call } = fakeCall({
    'v1/user-profile': () => {
      profileRequests += 1;
      return Response.json(profile);
    },
  });
  session = createSession({ call });
  money = createMoneyMoved();
  notices = createPushedNotices({
    connect,
    session: session.$session,
    reloadProfile: session.reloadProfile,
    notifyMoneyMoved: money.notifyMoneyMoved,
  });
  await session.startSession();
  profileRequests = 0;
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
  connections.at(-1)?.onEvent(event, { status, message });
  await vi.advanceTimersByTimeAsync(0);
}

const waiting = () => notices.$pushed.get().map(({ message }) => message);

describe('connection', () => {
  test('one, of the player’s own events on the brand’s channel', async () => {
    await open();
    notices.startRealtime('Lamp River');
    await session.reloadProfile();
    expect(connections).toMatchObject([
      { isOpen: true, key: 'key', channel: 'lampriver', events: ['deposit-u-7', 'withdraw-u-7', 'deposit-7', 'withdraw-7'] },
    ]);
  });

  test('ends with the session, and what waited goes with it', async () => {
    await open();
    await push('Approved');
    signOutElsewhere();
    expect(connections).toMatchObject([{ isOpen: false }]);
    expect(waiting()).toEqual([]);
  });

  test('a notice that arrives while the player signs out is dropped', async () => {
    await open();
    connections.at(-1)?.onEvent('deposit-u-7', { status: true, message: 'Approved' });
    signOutElsewhere();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(waiting()).toEqual([]);
  });

  test('starts again with the next player', async () => {
    await open();
    signOutElsewhere();
    localStorage.setItem('token', 'access');
    dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'access' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(connections).toMatchObject([{ isOpen: false }, { isOpen: true }]);
  });

  test.each([
    ['a brand name', '', 'key'],
    ['a service', 'Lamp River', ''],
  ])('is none without %s', async (_name, brand, key) => {
    vi.stubEnv('PUBLIC_PUSHER_KEY', key);
    await open(brand);
    expect(connections).toEqual([]);
  });
});

describe('notices', () => {
  beforeEach(() => open());

  test('wait in turn until they are dismissed', async () => {
    await push('Deposit approved');
    await push('Withdrawal rejected', 'withdraw-u-7', false);
    expect(notices.$pushed.get()).toEqual([
      { kind: 'deposit', isSuccess: true, message: 'Deposit approved' },
      { kind: 'withdraw', isSuccess: false, message: 'Withdrawal rejected' },
    ]);
    notices.dismissPushed();
    expect(waiting()).toEqual(['Withdrawal rejected']);
  });

  test('that come twice are shown once; later the same words are news again', async () => {
    await push('Approved');
    await push('Approved');
    expect(waiting()).toEqual(['Approved']);
    await vi.advanceTimersByTimeAsync(3_000);
    await push('Approved');
    expect(waiting()).toEqual(['Approved', 'Approved']);
  });

  test('a hundred a second: the last twenty wait, and the profile is loaded once, the report once more after five seconds', async () => {
    for (let number = 0; number < 100; number += 1) await push(`Number ${number}`);
    expect(waiting()).toEqual(Array.from({ length: 20 }, (_, index) => `Number ${index + 80}`));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([profileRequests, money.$moneyMoved.get()]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([profileRequests, money.$moneyMoved.get()]).toEqual([1, 2]);
  });
});

describe('several tabs', () => {
  beforeEach(() => open());
  const otherTab = () => new BroadcastChannel('pushed');
  const KEY = JSON.stringify(['7', { kind: 'deposit', isSuccess: true, message: 'Approved' }]);

  test('a hidden one shows a notice once it is visible', async () => {
    visibility = 'hidden';
    await push('Approved');
    expect(waiting()).toEqual([]);
    see('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting()).toEqual(['Approved']);
  });

  test.each(['before', 'after'])('a hidden one drops what another has shown, %s it came', async (order) => {
    visibility = 'hidden';
    if (order === 'after') await push('Approved');
    const [other, third] = [otherTab(), otherTab()];
    // Opened after this tab's channel, so it hears the message after it.
    const heard = new Promise((resolve) => third.addEventListener('message', resolve, { once: true }));
    other.postMessage(KEY);
    await heard;
    for (const tab of [other, third]) tab.close();
    if (order === 'before') connections.at(-1)?.onEvent('deposit-u-7', { status: true, message: 'Approved' });
    see('visible');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(waiting()).toEqual([]);
  });

  test('where locks are denied, every tab shows all', async () => {
    setLocks({ request: () => Promise.reject(new DOMException('denied', 'SecurityError')) });
    await push('Approved');
    await push('Rejected');
    expect(waiting()).toEqual(['Approved', 'Rejected']);
  });

  test('the others are notified of what is shown', async () => {
    const messages: unknown[] = [];
    const other = otherTab();
    other.addEventListener('message', ({ data }) => messages.push(data));
    await push('Approved');
    vi.useRealTimers();
    await vi.waitFor(() => expect(messages).toEqual([KEY]));
    other.close();
  });
});

test('money may have moved while there was no connection', async () => {
  await open();
  connections.at(-1)?.onReconnected();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([profileRequests, money.$moneyMoved.get()]).toEqual([1, 1]);
});
