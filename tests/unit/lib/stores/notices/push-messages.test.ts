import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RealtimeOptions } from '@/lib/browser/realtime';
import type { Outcome } from '@/lib/domain/report/outcome';
import { fakeBackend, profile, type Sent } from '../../fake-backend.ts';
import { FakeLocks, setLocks } from '../../fake-locks.ts';
import { playerSession, siteSession } from '../../fake-session.ts';

const page = vi.hoisted(() => ({
  connect: vi.fn<(options: RealtimeOptions) => () => void>(),
  missed: {
    noteLost: vi.fn(),
    catchUp: vi.fn<(listener: (found: Outcome) => void) => void>(),
    endCatchUp: vi.fn(),
  },
}));
const { connect, missed } = page;
vi.mock('@/lib/browser/realtime', () => page);
vi.mock('@/lib/stores/notices/unread-count', () => page);

const disconnect = vi.fn();
/** What the page has subscribed to last, with the function that pushes. */
const connection = () => connect.mock.lastCall?.[0] as RealtimeOptions;
let messages: typeof import('@/lib/stores/notices/push-messages');
let visibility: DocumentVisibilityState;
const player = () => playerSession('7', { uuid: 'u-7' });
let session = await siteSession();
let profiles: Sent[];
let money: typeof import('@/lib/stores/money/money-moved');
const reloads = () => [profiles.length, money.$moneyMoved.get()];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubEnv('PUBLIC_PUSHER_KEY', 'key');
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  connect.mockReturnValue(disconnect);
  visibility = 'visible';
  setLocks(new FakeLocks().of('this'));
  localStorage.setItem('token', 'access');
  profiles = fakeBackend({ 'v1/user-profile': profile });
  vi.resetModules();
  money = await import('@/lib/stores/money/money-moved');
  session = await siteSession();
  session.set(player());
  messages = await import('@/lib/stores/notices/push-messages');
  messages.startRealtime('Lamp River');
});
afterEach(() => {
  signOut();
  vi.clearAllMocks();
});

const signOut = () => session.set({ status: 'guest' });

function see(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

async function push(message: string, event = 'deposit-u-7', status = true) {
  connection().onEvent(event, { status, message });
  await vi.advanceTimersByTimeAsync(0);
}

const waiting = () => messages.$pushMessages.get().map(({ message }) => message);

test('one connection, of the player’s own events on the brand’s channel', () => {
  messages.startRealtime('Lamp River');
  session.set(player());
  const events = ['deposit-u-7', 'withdraw-u-7', 'deposit-7', 'withdraw-7'];
  expect(connection()).toMatchObject({ key: 'key', channel: 'lampriver', events });
  expect([connect.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 0]);
});

test('the connection ends with the session, and what waited goes with it; the next player has another', async () => {
  await push('Approved');
  signOut();
  expect([connect.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 1]);
  expect(waiting()).toEqual([]);
  session.set(playerSession('8'));
  expect([connect.mock.calls.length, disconnect.mock.calls.length]).toEqual([2, 1]);
});

test('a message that arrives while the player signs out is dropped', async () => {
  connection().onEvent('deposit-u-7', { status: true, message: 'Approved' });
  signOut();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(waiting()).toEqual([]);
});

test('messages wait in turn until they are dismissed', async () => {
  await push('Deposit approved');
  await push('Withdrawal rejected', 'withdraw-u-7', false);
  expect(messages.$pushMessages.get()).toEqual([
    { kind: 'deposit', isSuccess: true, message: 'Deposit approved' },
    { kind: 'withdraw', isSuccess: false, message: 'Withdrawal rejected' },
  ]);
  messages.dismissPush();
  expect(waiting()).toEqual(['Withdrawal rejected']);
});

test('a message that comes twice is shown once; later the same words are news again', async () => {
  await push('Approved');
  await push('Approved');
  expect(waiting()).toEqual(['Approved']);
  await vi.advanceTimersByTimeAsync(3_000);
  await push('Approved');
  expect(waiting()).toEqual(['Approved', 'Approved']);
});

test('of a hundred messages a second the last twenty wait, and the profile is loaded once, the report once more after five seconds', async () => {
  for (let number = 0; number < 100; number += 1) await push(`Number ${number}`);
  expect(waiting()).toEqual(Array.from({ length: 20 }, (_, index) => `Number ${index + 80}`));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reloads()).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reloads()).toEqual([1, 2]);
});

test.each(['before', 'after'])(
  'a hidden tab drops what another has shown, %s it came',
  async (order) => {
    visibility = 'hidden';
    if (order === 'after') await push('Approved');
    const [other, third] = [new BroadcastChannel('pushed'), new BroadcastChannel('pushed')];
    // Opened after this tab's channel, so it hears the message after it.
    const heard = new Promise((resolve) =>
      third.addEventListener('message', resolve, { once: true }),
    );
    other.postMessage(
      JSON.stringify(['7', { kind: 'deposit', isSuccess: true, message: 'Approved' }]),
    );
    await heard;
    for (const tab of [other, third]) tab.close();
    if (order === 'before')
      connection().onEvent('deposit-u-7', { status: true, message: 'Approved' });
    see('visible');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(waiting()).toEqual([]);
  },
);

const FOUND: Outcome = { id: 'D2', kind: 'deposit', isSuccess: true, amount: '5.00', at: '' };
const PUSH = { kind: 'deposit', isSuccess: true, message: '', found: { id: 'D2', amount: '5.00' } };
async function find() {
  missed.catchUp.mock.lastCall?.[0](FOUND);
  await vi.advanceTimersByTimeAsync(0);
}

test('after a lost connection money is asked for again, and what was decided meanwhile is told like a push', async () => {
  connection().onLost();
  expect(missed.noteLost).toHaveBeenCalledOnce();
  connection().onReconnected();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reloads()).toEqual([1, 1]);
  await find();
  expect(messages.$pushMessages.get()).toEqual([PUSH]);
});

test('a hidden tab tells that once it is visible', async () => {
  visibility = 'hidden';
  connection().onReconnected();
  await find();
  expect(messages.$pushMessages.get()).toEqual([]);
  see('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(messages.$pushMessages.get()).toEqual([PUSH]);
});
