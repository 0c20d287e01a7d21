import { once } from 'node:events';
import Server from 'pusher';
import Client, { type Options } from 'pusher-js';
import { afterEach, describe, expect } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../fixtures/eventually.ts';
import { test } from '../fixtures/test.ts';

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const connection of opened.splice(0)) connection.close();
});

function clientOf(url: string, key = 'sandbox', options: Partial<Options> = {}) {
  const wsPort = Number(new URL(url).port);
  const client = new Client(key, { cluster: 'ap1', wsHost: '127.0.0.1', wsPort, forceTLS: false, enabledTransports: ['ws'], ...options });
  opened.push({ close: () => client.disconnect() });
  return client;
}

function serverOf(url: string, secret = 'sandbox-secret') {
  const { port } = new URL(url);
  return new Server({ appId: 'sandbox', key: 'sandbox', secret, host: '127.0.0.1', port, useTLS: false, cluster: '' });
}

interface Bindable {
  bind(event: string, callback: (data: unknown) => void): unknown;
}

const happens = (where: Bindable, event: string) => new Promise<unknown>((resolve) => void where.bind(event, resolve));

/** A client that is on the channel, and what it hears there. */
async function listen(url: string, channel = 'lamp') {
  const client = clientOf(url);
  const subscription = client.subscribe(channel);
  const received: [event: string, data: unknown][] = [];
  await happens(subscription, 'pusher:subscription_succeeded');
  subscription.bind_global((event: string, data: unknown) => received.push([event, data]));
  return { client, received, subscription };
}

/** A bare socket and the frames it received. */
async function socketOf(url: string, path = '/app/sandbox?protocol=7') {
  const socket = new WebSocket(url.replace('http', 'ws') + path);
  opened.push({ close: () => socket.terminate() });
  const frames: { event: string; data: unknown }[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data) => {
    frames.push(JSON.parse(data.toString()));
    waiting.shift()?.();
  });
  const next = async () => {
    if (frames.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    return frames.shift();
  };
  return { socket, next, say: (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)) };
}

describe('the official libraries', () => {
  test('bring an event to everybody on the channel, and to nobody else', async ({ calls: { url } }) => {
    const [one, two, other] = [await listen(url), await listen(url), await listen(url, 'other')];

    const answer = await serverOf(url).trigger('lamp', 'deposit-7', { status: true, message: 'Done' });

    expect(answer.status).toBe(200);
    await eventually(() => [one.received, two.received]).toEqual(Array(2).fill([['deposit-7', { status: true, message: 'Done' }]]));
    expect(other.received).toEqual([]);
  });

  test('leave out the socket that sent it', async ({ calls: { url } }) => {
    const [sender, other] = [await listen(url), await listen(url)];

    await serverOf(url).trigger('lamp', 'told', {}, { socket_id: sender.client.connection.socket_id });
    await serverOf(url).trigger('lamp', 'last', {});

    await eventually(() => other.received.map(([event]) => event)).toEqual(['told', 'last']);
    await eventually(() => sender.received.map(([event]) => event)).toEqual(['last']);
  });

  test('hear nothing after they unsubscribed or left', async ({ calls: { url } }) => {
    const [one, two, three] = [await listen(url), await listen(url), await listen(url)];
    one.client.unsubscribe('lamp');
    two.client.disconnect();
    await one.client.subscribe('later');
    await happens(one.client.channel('later'), 'pusher:subscription_succeeded');

    await serverOf(url).trigger('lamp', 'late', {});

    await eventually(() => three.received).toHaveLength(1);
    expect([one.received, two.received]).toEqual([[], []]);
  });

  test('keep a silent connection by asking whether anybody is there', async ({ calls: { url } }) => {
    const client = clientOf(url, 'sandbox', { activityTimeout: 50, pongTimeout: 500 });
    const pongs: unknown[] = [];
    await happens(client.connection, 'connected');
    client.connection.bind('message', (frame: { event: string }) => frame.event === 'pusher:pong' && pongs.push(frame));

    await eventually(() => pongs.length).toBeGreaterThan(1);

    expect(client.connection.state).toBe('connected');
  });

  test('are told that the key is wrong, and stay away', async ({ calls: { url } }) => {
    const client = clientOf(url, 'nobody');

    const failure = await happens(client.connection, 'error');

    expect(failure).toMatchObject({ error: { data: { code: 4001, message: 'App key nobody not in this cluster' } } });
    await eventually(() => client.connection.state).toBe('disconnected');
  });

  test('are told that the secret is wrong', async ({ calls: { url } }) => {
    const { received } = await listen(url);

    await expect(serverOf(url, 'guessed').trigger('lamp', 'forged', {})).rejects.toMatchObject({ status: 401 });

    await serverOf(url).trigger('lamp', 'true', {});
    await eventually(() => received.map(([event]) => event)).toEqual(['true']);
  });
});

describe('a socket', () => {
  test('that says too much is closed, and the others stay', async ({ calls: { url } }) => {
    const [loud, calm] = [await socketOf(url), await socketOf(url)];
    await calm.next();
    await loud.next();

    loud.say('x'.repeat(10 * 1024 + 1));
    const [code] = await once(loud.socket, 'close');
    calm.say({ event: 'pusher:ping', data: {} });

    expect(code).toBe(1009);
    expect((await calm.next())?.event).toBe('pusher:pong');
  });

  test('does not keep the sandbox from stopping', async ({ start }) => {
    const sandbox = await start();
    const { socket, next } = await socketOf(sandbox.url);
    await next();
    const closed = once(socket, 'close');
    const begun = performance.now();

    await sandbox.close();

    await closed;
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});

describe('an event', () => {
  const event = { name: 'told', channel: 'lamp', data: '{}' };
  /** What the official library would send, changed. */
  async function post(
    url: string,
    body: string,
    change: (query: URLSearchParams) => void = () => undefined,
    path = '/apps/sandbox/events',
  ) {
    const query = new URLSearchParams(
      Server.prototype.createSignedQueryString.call(serverOf(url), { method: 'POST', path, body, params: {} }),
    );
    change(query);
    const response = await fetch(`${url}${path}?${query}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return { status: response.status, body: await response.json() };
  }

  test('is answered with an empty object', async ({ calls: { url } }) => {
    expect(await post(url, JSON.stringify(event))).toEqual({ status: 200, body: {} });
  });

  test.for([
    ['auth_key', 'nobody', 'Unknown auth_key'],
    ['auth_signature', '00', 'Wrong auth_signature'],
    ['auth_signature', '', 'Wrong auth_signature'],
    ['auth_version', '2.0', 'Wrong auth_signature'],
    ['extra', 'unsigned', 'Wrong auth_signature'],
    ['body_md5', 'd41d8cd98f00b204e9800998ecf8427e', 'Wrong body_md5'],
    ['auth_timestamp', 'soon', 'Timestamp expired'],
    ['auth_timestamp', '1', 'Timestamp expired'],
  ] as const)('with %s = "%s" is refused', async ([name, value, message], { calls: { url } }) => {
    const answer = await post(url, JSON.stringify(event), (query) => query.set(name, value));

    expect(answer).toEqual({ status: 401, body: { success: false, message } });
  });

  test('is good for ten minutes', async ({ calls: { url }, clock }) => {
    clock.now += 598_000;
    expect((await post(url, JSON.stringify(event))).status).toBe(200);
    clock.now += 4_000;
    expect((await post(url, JSON.stringify(event))).status).toBe(401);
    clock.now -= 1_205_000;
    expect((await post(url, JSON.stringify(event))).status).toBe(401);
  });

  test.for([
    ['that is no JSON', '{', 400],
    ['that is null', 'null', 400],
    ['without a name', JSON.stringify({ ...event, name: undefined }), 400],
    ['on a channel that cannot be', JSON.stringify({ ...event, channel: 'two words' }), 400],
    ['on no channel', JSON.stringify({ ...event, channels: [] }), 400],
    ['with data that is no text', JSON.stringify({ ...event, data: {} }), 400],
    ['with too much data', JSON.stringify({ ...event, data: 'x'.repeat(10 * 1024 + 1) }), 413],
  ] as const)('%s is refused', async ([, body, status], { calls: { url } }) => {
    expect((await post(url, body)).status).toBe(status);
  });

  test('that is wrong spoils its whole batch', async ({ calls: { url } }) => {
    const { received } = await listen(url);
    const batch = (events: unknown[]) => post(url, JSON.stringify({ batch: events }), undefined, '/apps/sandbox/batch_events');

    expect((await batch([event, { ...event, name: 7 }])).status).toBe(400);
    expect((await batch(Array(11).fill(event))).status).toBe(400);
    expect((await batch([{ ...event, name: 'last' }])).status).toBe(200);

    await eventually(() => received.map(([name]) => name)).toEqual(['last']);
  });
});
