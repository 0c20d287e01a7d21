// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, type RealtimeOptions } from '../../../../src/lib/browser/realtime.ts';

/** Replaces the library: it records what was called, and can act as the service. */
class FakePusher {
  static made: FakePusher[] = [];
  static fails = false;
  readonly calls: unknown[] = [];
  readonly handlers = new Map<string, (data?: unknown) => void>();
  readonly connection = { bind: (name: string, handler: (data?: unknown) => void) => this.handlers.set(`connection ${name}`, handler) };

  constructor(key: string, options: object) {
    if (FakePusher.fails) throw new TypeError('bad key');
    this.calls.push(['new', key, options]);
    FakePusher.made.push(this);
  }
  subscribe(channel: string) {
    this.calls.push(['subscribe', channel]);
    return { bind: (name: string, handler: (data?: unknown) => void) => this.handlers.set(name, handler) };
  }
  readonly unbind_all = () => this.calls.push(['unbind_all']);
  readonly connect = () => this.calls.push(['connect']);
  readonly disconnect = () => this.calls.push(['disconnect']);
}
vi.mock('pusher-js', () => ({ default: FakePusher }));

let logged: unknown[];
const received: unknown[] = [];
const onReconnected = vi.fn();
const base: RealtimeOptions = {
  key: 'key',
  cluster: 'ap1',
  host: '',
  channel: 'dipnodi',
  events: ['deposit-7', 'withdraw-7'],
  onEvent: (event, data) => received.push([event, data]),
  onReconnected,
};
let end = () => {};

beforeEach(() => {
  FakePusher.made = [];
  FakePusher.fails = false;
  received.length = 0;
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((text) => logged.push(text));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  onReconnected.mockClear();
});
afterEach(() => {
  end();
});

async function open(options: Partial<RealtimeOptions> = {}): Promise<FakePusher> {
  end = connect({ ...base, ...options });
  const isMade = () => {
    const [pusher] = FakePusher.made;
    if (!pusher) throw new Error('not yet');
    return pusher;
  };
  return vi.waitFor(isMade, { interval: 1 });
}

const transition = (name: string, persisted: boolean) => dispatchEvent(Object.assign(new Event(name), { persisted }));

test.each([
  ['', { forceTLS: true }],
  ['localhost:4400', { forceTLS: false, wsHost: 'localhost', wsPort: 4400, wssPort: 4400 }],
  ['127.0.0.1:6001', { forceTLS: false, wsHost: '127.0.0.1', wsPort: 6001, wssPort: 6001 }],
  ['realtime.example', { forceTLS: true, wsHost: 'realtime.example' }],
])('by web socket only; at the host %j', async (host, transport) => {
  const { calls } = await open({ host });
  expect(calls[0]).toEqual(['new', 'key', { cluster: 'ap1', enabledTransports: ['ws'], enableStats: false, ...transport }]);
});

test('only the requested events are received, in their order', async () => {
  const { handlers, calls } = await open();
  expect(calls).toContainEqual(['subscribe', 'dipnodi']);
  expect([...handlers.keys()].filter((name) => !name.startsWith('connection'))).toEqual(base.events);
  handlers.get('deposit-7')?.({ status: true });
  expect(received).toEqual([['deposit-7', { status: true }]]);
});

test('a later connection is reported, the first one is not', async () => {
  const { handlers } = await open();
  handlers.get('connection connected')?.();
  expect(onReconnected).not.toHaveBeenCalled();
  handlers.get('connection connected')?.();
  expect(onReconnected).toHaveBeenCalledOnce();
});

test('a page that is left has no connection; out of the browser’s cache it has one again', async () => {
  const { calls } = await open();
  transition('pagehide', true);
  expect(calls.at(-1)).toEqual(['disconnect']);
  transition('pageshow', false);
  expect(calls.at(-1)).toEqual(['disconnect']);
  transition('pageshow', true);
  expect(calls.at(-1)).toEqual(['connect']);
});

test('the end hangs up for good', async () => {
  const { calls } = await open();
  end();
  expect(calls.slice(-2)).toEqual([['unbind_all'], ['disconnect']]);
  transition('pageshow', true);
  expect(calls.at(-1)).toEqual(['disconnect']);
});

test('the library is never used where the end comes before it', async () => {
  connect(base)();
  // One that came later would have been made after it.
  const { calls } = await open({ key: 'later' });
  expect(calls[0]).toEqual(['new', 'later', expect.anything()]);
  expect(FakePusher.made).toHaveLength(1);
});

test.each([
  [{ type: 'PusherError', data: { code: 4201, message: 'secret' } }, 'Realtime: 4201'],
  [{ type: 'WebSocketError', error: { type: 'PusherError', data: { code: 4001, message: 'secret' } } }, 'Realtime: 4001'],
  [undefined, 'Realtime: no connection'],
])('the error %j is only logged', async (failure, line) => {
  const { handlers } = await open();
  handlers.get('connection error')?.(failure);
  expect(logged).toEqual([line]);
});

test('an error of the library itself is only logged', async () => {
  FakePusher.fails = true;
  end = connect(base);
  await vi.waitFor(() => expect(logged).toEqual(['Realtime: TypeError']));
});

test('not before the page has loaded, since the library is large', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  end = connect(base);
  for (let turn = 0; turn < 9; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  await vi.dynamicImportSettled();
  expect(FakePusher.made).toEqual([]);
  state.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(FakePusher.made).toHaveLength(1));
});
