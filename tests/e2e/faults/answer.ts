import type { ServerResponse } from 'node:http';

/** One request whose answer is to be a fault. */
export interface Exchange {
  response: ServerResponse;
  /** The body of a good answer, as JSON. */
  good: string;
}

export type Answer = (exchange: Exchange) => void | Promise<void>;

const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Retry-After' };
const JSON_TYPE = 'application/json';
export const GATEWAY_PAGE =
  '<!DOCTYPE html><html><head><title>Bad gateway</title></head><body><center><h1>Bad gateway</h1></center><hr>nginx/1.24.0</body></html>';

interface Content {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
}

/** Answers with this body. */
export function send(
  response: ServerResponse,
  body: string | Buffer,
  { status = 200, type = JSON_TYPE, headers = {} }: Content = {},
): void {
  response.writeHead(status, { ...CORS, 'content-type': type, ...headers }).end(body);
}

/** A refusal of the backend without words of its own. */
export function refusal(status: number, headers: Record<string, string> = {}): Answer {
  return ({ response }) => send(response, '{"success":false}', { status, headers });
}

/** A page of a server that stands before the backend. */
export function gatewayPage(status: number, headers: Record<string, string> = {}): Answer {
  return ({ response }) => send(response, GATEWAY_PAGE, { status, type: 'text/html', headers });
}

/** An answer without a body. */
export function noBody(status: number): Answer {
  return ({ response }) => void response.writeHead(status, CORS).end();
}

/** A good answer, changed as text or as bytes. */
export function changed(change: (good: string) => string | Buffer, content?: Content): Answer {
  return ({ response, good }) => send(response, change(good), content);
}

/** A refusal with this as the backend's own words. */
export function refusedWith(message: unknown): Answer {
  return ({ response }) => send(response, JSON.stringify({ success: false, message }));
}

/** The bytes that stand on the wire, status line and headers included. */
export function raw(bytes: (good: string) => string): Answer {
  return ({ response, good }) => void response.socket?.end(bytes(good));
}

/** A whole answer as it stands on the wire. */
export function onTheWire(body: string, headers: Record<string, string | number> = { 'content-length': Buffer.byteLength(body) }): string {
  const lines = Object.entries({ ...CORS, 'content-type': JSON_TYPE, connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `HTTP/1.1 200 OK\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Sends headers and the first half of a good answer. Resolves when they have left. */
export function sendFirstHalf({ response, good }: Exchange): Promise<void> {
  response.writeHead(200, { ...CORS, 'content-type': JSON_TYPE });
  return new Promise((resolve) => response.write(good.slice(0, Math.ceil(good.length / 2)), () => resolve()));
}
