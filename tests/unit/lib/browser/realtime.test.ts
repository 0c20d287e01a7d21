import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { connect, type RealtimeOptions } from '@/lib/browser/realtime';

type Handler = (data?: unknown) => void;
let calls: unknown[][];
let handlers: Map<string, Handler>;
let fails: boolean;

/** Replaces the library: what is called is recorded, and a test acts as the service by the handlers. */
class FakePusher {
  static readonly Runtime = {};
  readonly connection = {
    bind: (name: string, handler: Handler) => handlers.set(`connection ${name}`, handler),
  };

  constructor(key: string, options: object) {
    if (fails) throw new TypeError('bad key');
    calls.push(['new', key, options]);
  }
  subscribe(channel: string) {
    calls.push(['subscribe', channel]);
    return { bind: (name: string, handler: Handler) => handlers.set(name, handler) };
  }
  readonly unbind_all = () => calls.push(['unbind_all']);
  readonly connect = () => calls.push(['connect']);
  readonly disconnect = () => calls.push(['disconnect']);
}
vi.mock('pusher-js', () => ({ default: FakePusher }));

const [onEvent, onLost, onReconnected] = [vi.fn(), vi.fn(), vi.fn()];
const base: RealtimeOptions = {
  key: 'key',
  cluster: 'ap1',
  host: '',
  channel: 'dipnodi',
  events: ['deposit-7', 'withdraw-7'],
  onEvent,
  onLost,
  onReconnected,
};

beforeEach(() => {
  calls = [];
  handlers = new Map();
  fails = false;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.clearAllMocks();
});

/** Connects, until the end of the test; returns what ends it before. */
async function open(options: Partial<RealtimeOptions> = {}) {
  const end = connect({ ...base, ...options });
  onTestFinished(end);
  await vi.waitFor(() => expect(calls).not.toEqual([]), { interval: 1 });
  return end;
}

const transition = (name: string, persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(name), { persisted }));

test.each([
  ['', { forceTLS: true }],
  ['localhost:4400', { forceTLS: false, wsHost: 'localhost', wsPort: 4400, wssPort: 4400 }],
  ['127.0.0.1:6001', { forceTLS: false, wsHost: '127.0.0.1', wsPort: 6001, wssPort: 6001 }],
  ['realtime.example', { forceTLS: true, wsHost: 'realtime.example' }],
])('by web socket only; at the host %j', async (host, transport) => {
  await open({ host });
  const forPhones = { activityTimeout: 15_000, pongTimeout: 7_000, unavailableTimeout: 15_000 };
  expect(calls[0]).toEqual([
    'new',
    'key',
    { cluster: 'ap1', enabledTransports: ['ws'], enableStats: false, ...forPhones, ...transport },
  ]);
});

/** The connection's state changes, and gives how often it was lost and made again until now. */
function change(...states: string[]) {
  for (const [index, current] of states.slice(1).entries()) {
    handlers.get('connection state_change')?.({ previous: states[index], current });
    handlers.get(`connection ${current}`)?.();
  }
  return [onLost.mock.calls.length, onReconnected.mock.calls.length];
}

test('a connection that is lost is reported, and the next one; the first one is not', async () => {
  await open();
  expect(change('connecting', 'connected')).toEqual([0, 0]);
  expect(change('connected', 'connecting')).toEqual([1, 0]);
  expect(change('connecting', 'unavailable', 'connecting', 'unavailable')).toEqual([1, 0]);
  expect(change('connecting', 'connected')).toEqual([1, 1]);
});

test('a first connection that is long in coming is reported as well', async () => {
  await open();
  expect(change('connecting', 'unavailable')).toEqual([1, 0]);
  expect(change('connecting', 'connected')).toEqual([1, 1]);
});

test('a page that is left has no connection; out of the browser’s cache it has one again', async () => {
  await open();
  transition('pagehide', true);
  expect(calls.at(-1)).toEqual(['disconnect']);
  transition('pageshow', false);
  expect(calls.at(-1)).toEqual(['disconnect']);
  transition('pageshow', true);
  expect(calls.at(-1)).toEqual(['connect']);
});

test('the end hangs up for good', async () => {
  const end = await open();
  end();
  expect(calls.slice(-2)).toEqual([['unbind_all'], ['disconnect']]);
  transition('pageshow', true);
  expect(calls.at(-1)).toEqual(['disconnect']);
});

test.each([
  [{ type: 'PusherError', data: { code: 4201, message: 'secret' } }, 'Realtime: 4201'],
  [
    {
      type: 'WebSocketError',
      error: { type: 'PusherError', data: { code: 4001, message: 'secret' } },
    },
    'Realtime: 4001',
  ],
  [undefined, 'Realtime: no connection'],
])('the error %j is only logged', async (failure, line) => {
  await open();
  handlers.get('connection error')?.(failure);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(line);
});

test('an error of the library itself is only logged', async () => {
  fails = true;
  connect(base);
  await vi.waitFor(() =>
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Realtime: TypeError'),
  );
});
