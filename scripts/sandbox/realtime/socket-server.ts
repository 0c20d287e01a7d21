import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Channels, Listener } from './channels.ts';
import { answerTo } from './conversation.ts';
import { APP } from './credentials.ts';

/** Bytes. */
const MAX_FRAME = 10 * 1024;
/** Seconds of silence after which a client asks whether anybody is there. */
const ACTIVITY_TIMEOUT = 120;
const PROTOCOL = '7';

export interface SocketServer {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

/** The WebSocket side of the Pusher protocol, at `/app/{key}`. Refusals are spoken on the socket, since a browser cannot read any other. */
export function socketServer(channels: Channels): SocketServer {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME });
  return {
    upgrade(request, socket, head) {
      const [path = '', query] = (request.url ?? '').split('?');
      const key = /^\/app\/([^/]+)$/.exec(path)?.[1];
      if (!key) {
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (client) => {
        // What breaks a socket also closes it.
        client.on('error', () => undefined);
        if (key !== APP.key) return refuse(client, 4001, `App key ${key} not in this cluster`);
        if (new URLSearchParams(query).get('protocol') !== PROTOCOL) return refuse(client, 4007, 'Unsupported protocol version');
        welcome(channels, client);
      });
    },
    close() {
      // Not by handshake: a sleeping browser would keep the sandbox from stopping.
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
    const answer = answerTo(data.toString(), listener, channels);
    if (answer) listener.send(answer);
  });
  client.on('close', () => channels.leaveAll(listener));
  const greeting = { socket_id: listener.id, activity_timeout: ACTIVITY_TIMEOUT };
  listener.send({ event: 'pusher:connection_established', data: JSON.stringify(greeting) });
}

/** Codes from 4000 to 4099 tell the client not to come back. */
function refuse(client: WebSocket, code: number, message: string): void {
  client.send(JSON.stringify({ event: 'pusher:error', data: { code, message } }));
  client.close(code, message.slice(0, 100));
}
