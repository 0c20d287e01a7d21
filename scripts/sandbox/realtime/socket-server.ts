import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Channels, Frame } from './channels.ts';

/** Of the one app there is. */
const PATH = '/app/sandbox';
const MAX_FRAME_BYTES = 10 * 1024;
/** After so long without a message a client sends a ping. */
const ACTIVITY_TIMEOUT_SECONDS = 120;

/** The WebSocket side of the Pusher protocol 7. Only public channels are served. */
export function socketServer(channels: Channels) {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  return {
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
      if (request.url?.split('?')[0] === PATH)
        server.handleUpgrade(request, socket, head, (client) => welcome(channels, client));
      else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    },
    close() {
      // Without a closing handshake, which a sleeping browser would not answer.
      for (const client of server.clients) client.terminate();
    },
  };
}

function welcome(channels: Channels, client: WebSocket): void {
  const send = (frame: Frame) => client.send(JSON.stringify(frame));
  // A close event follows every error.
  client.on('error', () => undefined);
  client.on('message', (message) => {
    const { event, channel } = parseFrame(message.toString());
    if (event === 'pusher:ping') send({ event: 'pusher:pong', data: {} });
    if (event !== 'pusher:subscribe' || channel === undefined) return;
    channels.on(channel, send);
    client.on('close', () => channels.off(channel, send));
    send({ event: 'pusher_internal:subscription_succeeded', channel, data: '{}' });
  });
  const greeting = {
    socket_id: `${randomInt(1e9)}.${randomInt(1e9)}`,
    activity_timeout: ACTIVITY_TIMEOUT_SECONDS,
  };
  send({ event: 'pusher:connection_established', data: JSON.stringify(greeting) });
}

function parseFrame(text: string): { event?: unknown; channel?: string | undefined } {
  try {
    const { event, data } = JSON.parse(text);
    return { event, channel: typeof data?.channel === 'string' ? data.channel : undefined };
  } catch {
    return {};
  }
}
