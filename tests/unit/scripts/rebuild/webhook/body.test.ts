import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { beforeEach, expect, it } from 'vitest';
import { bodyReader } from '../../../../../scripts/rebuild/webhook/body.ts';

const PART = 'x'.repeat(90);

let read: (request: IncomingMessage) => Promise<Buffer | number>;
beforeEach(() => {
  read = bodyReader({ maxBytes: 100, timeoutMs: 50, maxTotalBytes: 150 });
});

/** A request of which this has come so far. */
function begun(text: string) {
  const request = Object.assign(new PassThrough(), { headers: {} });
  request.write(text);
  return request as PassThrough & IncomingMessage;
}

it('stops waiting for a body after its timeout', async () => {
  expect(await read(begun('slow'))).toBe(408);
});

it('refuses bodies beyond the limit on all of them, and takes more when one has ended', async () => {
  const waiting = read(begun(PART));
  expect(await read(begun(PART))).toBe(503);
  expect(await waiting).toBe(408);
  const whole = begun(PART);
  whole.end();
  expect(String(await read(whole))).toBe(PART);
});
