import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';

export interface Answered {
  requests: number;
  bytes: number;
  /** Milliseconds in which 99 of 100 answers were there. */
  slowMs: number;
}

/** Asks on one connection, the next request after each whole answer. */
function ask(socket: Socket, next: () => string, onAnswer: (ms: number) => void): void {
  let head = '';
  let rest = -1;
  let started = 0;
  const send = () => {
    started = performance.now();
    socket.write(next());
  };
  socket.once('connect', send);
  socket.on('data', (chunk: Buffer) => {
    let left = chunk.length;
    if (rest < 0) {
      head += chunk.toString('latin1');
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      if (!head.startsWith('HTTP/1.1 200')) throw new Error(`The server answered ${head.split('\r\n', 1)[0]?.slice(0, 80)}`);
      rest = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
      left = head.length - end - HEAD_END.length;
      head = '';
    }
    rest -= left;
    if (rest > 0) return;
    rest = -1;
    onAnswer(performance.now() - started);
    send();
  });
}

/**
 * Asks a server of this machine for one path after the other, on so many connections at the same time, as a browser that takes brotli does.
 * @param paths in turn, and again
 */
export async function requestLoop(
  url: string,
  paths: readonly string[],
  { connections, ms }: { connections: number; ms: number },
): Promise<Answered> {
  const { port } = new URL(url);
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`);
  let sent = 0;
  const next = () => {
    sent += 1;
    return requests[sent % requests.length] ?? '';
  };
  const times: number[] = [];
  const sockets = Array.from({ length: connections }, () => connect(Number(port), 'localhost').on('error', () => undefined));
  for (const socket of sockets) ask(socket, next, (time) => times.push(time));
  await new Promise((resolve) => setTimeout(resolve, ms));
  const bytes = sockets.reduce((sum, socket) => sum + socket.bytesRead, 0);
  for (const socket of sockets) socket.destroy();
  times.sort((one, other) => one - other);
  return { requests: times.length, bytes, slowMs: times[Math.floor(times.length * 0.99)] ?? Number.NaN };
}
