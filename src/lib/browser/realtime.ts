import type Pusher from 'pusher-js';
import { logFailure } from '../log.ts';
import { nextTask, whenIdle } from './page/when.ts';

export interface RealtimeOptions {
  key: string;
  cluster: string;
  /** `host:port` of a service that speaks Pusher's protocol; empty for Pusher's own. */
  host: string;
  channel: string;
  events: readonly string[];
  onEvent: (event: string, data: unknown) => void;
  /** Called when the connection is lost, or has not come about for long: events are lost from then on. */
  onLost: () => void;
  /** Called when there is one again after that. */
  onReconnected: () => void;
}

/** What pusher-js reports about a failed connection: the service's error, or the same wrapped while the connection was being made. */
interface ConnectionFailure {
  error?: ConnectionFailure;
  data?: { code?: unknown };
}

/** A phone's socket may die without a word: it is noticed within 22 s, and an attempt is given up after 15 s; by itself the library takes 150 s and 60 s. */
const FOR_PHONES = { activityTimeout: 15_000, pongTimeout: 7_000, unavailableTimeout: 15_000 };

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Subscribes to one channel by web socket, which alone the content policy allows, once the page is idle. Errors are only logged (spec section 8). Returns its end. */
export function connect(options: RealtimeOptions): () => void {
  let pusher: Pusher | undefined;
  let isEnded = false;
  void whenIdle(async () => {
    try {
      const { Client } = await import('./pusher-client.ts');
      // Reading the library and connecting are 25 ms each on a weak phone: between them a touch is answered.
      await nextTask();
      if (!isEnded) pusher = subscribe(new Client(options.key, transportOf(options)), options);
    } catch (error) {
      logFailure('Realtime', error instanceof Error ? error.name : 'unknown');
    }
  });
  const onHide = () => pusher?.disconnect();
  const onShow = (event: PageTransitionEvent) => event.persisted && pusher?.connect();
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  return () => {
    isEnded = true;
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
    // Without unsubscribing, which pusher-js would send a moment later, when the socket is closed.
    pusher?.unbind_all();
    pusher?.disconnect();
  };
}

function transportOf({ cluster, host }: RealtimeOptions) {
  // `ws` means wss:// here too. With `wss` listed, pusher-js also opens ws:// on slow lines, which the policy blocks.
  const common = { cluster, enabledTransports: ['ws' as const], enableStats: false, ...FOR_PHONES };
  if (!host) return { ...common, forceTLS: true };
  const { hostname, port } = new URL(`http://${host}`);
  return {
    ...common,
    wsHost: hostname,
    ...(port && { wsPort: Number(port), wssPort: Number(port) }),
    forceTLS: !LOOPBACK.test(hostname),
  };
}

function subscribe(
  pusher: Pusher,
  { channel, events, onEvent, onLost, onReconnected }: RealtimeOptions,
): Pusher {
  let isLost = false;
  pusher.connection.bind(
    'state_change',
    ({ previous, current }: { previous: string; current: string }) => {
      if (current === 'connected' && isLost) {
        isLost = false;
        onReconnected();
      } else if (!isLost && (previous === 'connected' || current === 'unavailable')) {
        isLost = true;
        onLost();
      }
    },
  );
  // A new attempt, since the old one waits for a network that is gone.
  pusher.connection.bind('unavailable', () => {
    pusher.disconnect();
    pusher.connect();
  });
  pusher.connection.bind('error', (failure?: ConnectionFailure) => {
    logFailure(
      'Realtime',
      String(failure?.error?.data?.code ?? failure?.data?.code ?? 'no connection'),
    );
  });
  const subscription = pusher.subscribe(channel);
  for (const event of events) subscription.bind(event, (data: unknown) => onEvent(event, data));
  return pusher;
}
