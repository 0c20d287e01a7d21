import { once } from 'node:events';
import Client, { type Options } from 'pusher-js';
import { afterEach, describe, expect } from 'vitest';
import { WebSocket } from 'ws';
import type { Calls } from '../fixtures/client.ts';
import { eventually } from '../fixtures/eventually.ts';
import { test } from '../fixtures/wallet.ts';

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

interface Bindable {
  bind(event: string, callback: (data: unknown) => void): unknown;
}

const happens = (where: Bindable, event: string) => new Promise<unknown>((resolve) => void where.bind(event, resolve));

/** A client that is on the channel, and what it hears there. */
async function listen(url: string, channel = 'lamp') {
  const client = clientOf(url);
  const subscription = client.subscribe(channel);
  const events: [name: string, data: unknown][] = [];
  await happens(subscription, 'pusher:subscription_succeeded');
  subscription.bind_global((name: string, data: unknown) => events.push([name, data]));
  return { client, events };
}

/** Pushes a notice to rahim at the desk. */
const push = (calls: Calls, message: string) => calls.post('/desk/api/push', { userId: 1, kind: 'deposit', status: true, message });

describe('the official library', () => {
  test('brings a notice to everybody on the channel, and to nobody else', async ({ calls }) => {
    const [one, two, other] = [await listen(calls.url), await listen(calls.url), await listen(calls.url, 'other')];

    await push(calls, 'Done');

    const notice = [expect.stringMatching(/^deposit-/), { status: true, message: 'Done' }];
    await eventually(() => [one.events, two.events]).toEqual([[notice], [notice]]);
    expect(other.events).toEqual([]);
  });

  test('keeps a silent connection by asking whether anybody is there', async ({ calls: { url } }) => {
    const client = clientOf(url, 'sandbox', { activityTimeout: 50, pongTimeout: 500 });
    const pongs: unknown[] = [];
    await happens(client.connection, 'connected');
    client.connection.bind('message', (frame: { event: string }) => frame.event === 'pusher:pong' && pongs.push(frame));

    await eventually(() => pongs.length).toBeGreaterThan(1);

    expect(client.connection.state).toBe('connected');
  });

  test('is told that the key is wrong, and stays away', async ({ calls: { url } }) => {
    const client = clientOf(url, 'nobody');

    const failure = await happens(client.connection, 'error');

    expect(failure).toMatchObject({ error: { data: { code: 4001, message: 'App key nobody not in this cluster' } } });
    await eventually(() => client.connection.state).toBe('disconnected');
  });
});

test('a decision is pushed to the player, once', async ({ wallet }) => {
  const uuid = await wallet.uuid();
  const { events } = await listen(wallet.calls.url);
  await wallet.deposit();
  const deposit = await wallet.open();
  await wallet.decide(deposit, true);
  await wallet.decide(deposit, true);
  await wallet.withdraw();
  const withdrawal = await wallet.open();
  await wallet.decide(withdrawal, false);

  const message = `Your withdrawal ${withdrawal} of RM 100.00 was not approved. The amount is back in your balance.`;
  await eventually(() => events).toEqual([
    [`deposit-${uuid}`, { status: true, message: `Your deposit ${deposit} of RM 100.00 has been approved.` }],
    [`withdraw-${uuid}`, { status: false, message }],
  ]);
});

test('a socket does not keep the sandbox from stopping', async ({ start }) => {
  const sandbox = await start();
  const socket = new WebSocket(`${sandbox.url.replace('http', 'ws')}/app/sandbox?protocol=7`);
  await once(socket, 'message');
  const closed = once(socket, 'close');
  const begun = performance.now();

  await sandbox.close();

  await closed;
  expect(performance.now() - begun).toBeLessThan(2000);
});
