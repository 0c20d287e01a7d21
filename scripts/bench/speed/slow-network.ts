import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { SharedLine } from './shared-line.ts';

/** What came over the line. */
export interface Transfer {
  /** Milliseconds since the epoch. */
  startedAt: number;
  url: string;
  /** The type of the answer; empty for what is encrypted or a socket. */
  type: string;
  bytes: number;
  /** The browser asked for it before anybody went there. */
  isAhead: boolean;
}

export interface SlowNetwork {
  /** For `--proxy-server`. */
  address: string;
  transfers: () => readonly Transfer[];
  /** Forgets what came so far. */
  reset: () => void;
  /** Waits until nothing was asked for or under way for a while; gives up after `limitMs`. */
  quiet: (ms: number, limitMs: number) => Promise<void>;
  close: () => Promise<void>;
}

interface Options {
  /** Added to each request. */
  latencyMs: number;
  /** Shared by all that comes in. */
  bytesPerSecond: number;
}

const POLL_MS = 50;

/**
 * A proxy that stands for a slow line. The browser's own throttling leaves out what is fetched or rendered ahead; here everything has to share the
 * line, and is counted.
 */
export async function startSlowNetwork({ latencyMs, bytesPerSecond }: Options): Promise<SlowNetwork> {
  const line = new SharedLine(bytesPerSecond);
  const agent = new Agent({ keepAlive: true });
  let transfers: Transfer[] = [];
  let underWay = 0;
  let lastAt = performance.now();
  const sockets = new Set<Duplex>();

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { url = '', headers, method } = incoming;
    const transfer = { startedAt: Date.now(), url, type: '', bytes: 0, isAhead: /prefetch/.test(String(headers['sec-purpose'] ?? '')) };
    transfers.push(transfer);
    underWay += 1;
    try {
      await sleep(latencyMs);
      const reply = await forward(incoming, { url, method, headers });
      transfer.type = String(reply.headers['content-type'] ?? '').split(';')[0] ?? '';
      const head = reply.rawHeaders.reduce((sum, text) => sum + text.length + 2, 20);
      await line.send(head);
      transfer.bytes += head;
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      for await (const chunk of reply) {
        for (const part of line.partsOf(chunk as Buffer)) {
          await line.send(part.length);
          if (outgoing.destroyed) return;
          transfer.bytes += part.length;
          outgoing.write(part);
        }
      }
      outgoing.end();
    } catch {
      outgoing.destroy();
    } finally {
      underWay -= 1;
      lastAt = performance.now();
    }
  }

  function forward(body: IncomingMessage, { url, method, headers }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>) {
    return new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request(url ?? '', { method, headers, agent }, resolve);
      asked.once('error', reject);
      body.pipe(asked);
    });
  }

  /** Sockets and encrypted sites: what is in them is seen by its bytes alone. */
  async function tunnel({ url = '' }: IncomingMessage, browser: Duplex): Promise<void> {
    const [host = '', port = '443'] = url.split(/:(?=\d+$)/);
    const transfer = { startedAt: Date.now(), url, type: '', bytes: 0, isAhead: false };
    transfers.push(transfer);
    const remote: Socket = connect(Number(port), host);
    for (const end of [browser, remote]) {
      sockets.add(end);
      end.on('error', () => undefined);
      end.once('close', () => {
        sockets.delete(end);
        browser.destroy();
        remote.destroy();
      });
    }
    await sleep(latencyMs);
    browser.write('HTTP/1.1 200 OK\r\n\r\n');
    browser.on('data', (chunk) => setTimeout(() => remote.write(chunk), latencyMs));
    for await (const chunk of remote) {
      for (const part of line.partsOf(chunk as Buffer)) {
        await line.send(part.length);
        transfer.bytes += part.length;
        lastAt = performance.now();
        if (!browser.destroyed) browser.write(part);
      }
    }
  }

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.on('connect', (incoming, socket) => void tunnel(incoming, socket).catch(() => socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    transfers: () => transfers,
    reset() {
      transfers = [];
      lastAt = performance.now();
    },
    async quiet(ms, limitMs) {
      const end = performance.now() + limitMs;
      while (performance.now() < end && (underWay > 0 || performance.now() - lastAt < ms)) await sleep(POLL_MS);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
