import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openChannels } from '../../realtime/channels.ts';
import { socketServer } from '../../realtime/socket-server.ts';
import { eventually } from '../fixtures/eventually.ts';

function listener(id: string) {
  const received: string[] = [];
  return { id, received, send: ({ event }: { event: string }) => void received.push(event) };
}

describe('a channel', () => {
  test('reaches those who are on it, once each', () => {
    const channels = openChannels();
    const [one, two] = [listener('1.1'), listener('2.2')];
    channels.join('lamp', one);
    channels.join('lamp', one);
    channels.join('other', two);

    channels.publish('lamp', 'told', '{}');
    channels.publish('empty', 'lost', '{}');

    expect([one.received, two.received]).toEqual([['told'], []]);
  });

  test('does not reach those who left it', () => {
    const channels = openChannels();
    const [one, two] = [listener('1.1'), listener('2.2')];
    for (const name of ['lamp', 'other']) for (const each of [one, two]) channels.join(name, each);

    channels.leave('lamp', one);
    channels.leave('never', one);
    channels.leaveAll(two);
    for (const name of ['lamp', 'other']) channels.publish(name, name, '{}');

    expect([one.received, two.received]).toEqual([['other'], []]);
  });

  test('is left by a socket that closes', async () => {
    const leaveAll = vi.fn();
    const sockets = socketServer({ ...openChannels(), leaveAll });
    const server = createServer().on('upgrade', sockets.upgrade).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/app/sandbox?protocol=7`);
    await once(socket, 'message');

    socket.close();

    await eventually(() => leaveAll).toHaveBeenCalledWith(expect.objectContaining({ id: expect.stringMatching(/^\d+\.\d+$/) }));
  });
});
