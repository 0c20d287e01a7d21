import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Channels, type Frame, isChannelName, type Listener } from './channels.ts';

/** Of the one app there is. */
const KEY = 'sandbox';
const MAX_FRAME_BYTES = 10 * 1024;
/** After so long without a message a client sends a ping. */
const ACTIVITY_TIMEOUT_SECONDS = 120;
const PROTOCOL = '7';

/** The WebSocket side of the Pusher protocol, at `/app/{key}`. Errors are sent on the open socket, since a browser cannot read a failed handshake. */
export function socketServer(channels: Channels) {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  return {
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
      const [path = '', query] = (request.url ?? '').split('?');
      const key = /^\/app\/([^/]+)$/.exec(path)?.[1];
      if (!key) {
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (client) => {
        // A close event follows every error.
        client.on('error', () => undefined);
        if (key !== KEY) return refuse(client, 4001, `App key ${key} not in this cluster`);
        if (new URLSearchParams(query).get('protocol') !== PROTOCOL) return refuse(client, 4007, 'Unsupported protocol version');
        welcome(channels, client);
      });
    },
    close() {
      // Without a closing handshake, which a sleeping browser would not answer.
      for (const client of server.clients) client.terminate();
    },
  };
}

function welcome(channels: Channels, client: WebSocket): void {
  const listener: Listener = {
    id: `${randomInt(1e9)}.${randomInt(1e9)}`,
    send: (frame) => client.send(JSON.stringify(frame)),
  };
  client.on('message', (data) => {
    const answer = replyTo(data.toString(), listener, channels);
    if (answer) listener.send(answer);
  });
  client.on('close', () => channels.leave(listener));
  const greeting = { socket_id: listener.id, activity_timeout: ACTIVITY_TIMEOUT_SECONDS };
  listener.send({ event: 'pusher:connection_established', data: JSON.stringify(greeting) });
}

/** Codes from 4000 to 4099 tell the client not to come back. */
function refuse(client: WebSocket, code: number, message: string): void {
  client.send(JSON.stringify(errorFrame(code, message)));
  client.close(code, message.slice(0, 100));
}

/** The reply to a client's message (Pusher protocol 7), if there is one. Only public channels are served. */
function replyTo(text: string, listener: Listener, channels: Channels): Frame | undefined {
  const { event, channel } = parseFrame(text);
  if (event === 'pusher:ping') return { event: 'pusher:pong', data: {} };
  if (event === 'pusher:pong') return;
  if (event === 'pusher:subscribe') return subscribe(channel, listener, channels);
  return errorFrame(4301, 'Not understood');
}

function subscribe(channel: unknown, listener: Listener, channels: Channels): Frame {
  if (!isChannelName(channel)) return errorFrame(4009, 'Invalid channel name');
  channels.join(channel, listener);
  return { event: 'pusher_internal:subscription_succeeded', channel, data: '{}' };
}

function errorFrame(code: number, message: string): Frame {
  return { event: 'pusher:error', data: { code, message } };
}

function parseFrame(text: string): { event?: unknown; channel?: unknown } {
  try {
    const { event, data } = JSON.parse(text);
    return { event, channel: data?.channel };
  } catch {
    return {};
  }
}
