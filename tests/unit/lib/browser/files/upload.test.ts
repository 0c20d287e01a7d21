import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { upload } from '@/lib/browser/files/upload';
import { serverOf } from '../../../scripts/server-of.ts';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const { href: url } = await serverOf((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'Authorization');
  if (request.method === 'OPTIONS') response.end();
  else answer(request, response);
});

function request({ size = 10, signal = null as AbortSignal | null } = {}): RequestInit {
  const body = new FormData();
  body.set(
    'add_deposit[receipt]',
    new File(['x'.repeat(size)], 'receipt.jpg', { type: 'image/jpeg' }),
  );
  return { method: 'POST', headers: { authorization: 'Bearer t' }, body, signal };
}

test('sends what it is given, and answers as fetch does', async () => {
  const received: string[] = [];
  answer = async (incoming, response) => {
    const { method = '', headers } = incoming;
    received.push(
      method,
      headers.authorization ?? '',
      headers['content-type']?.split(';')[0] ?? '',
    );
    for await (const chunk of incoming) received.push(String(chunk));
    response.writeHead(422).end('{"success":false}');
  };

  const response = await upload(url, request(), () => undefined);

  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ success: false });
  expect(received.slice(0, 3)).toEqual(['POST', 'Bearer t', 'multipart/form-data']);
  expect(received.join()).toContain('name="add_deposit[receipt]"; filename="receipt.jpg"');
});

test('reports how much has been sent, from the start to the end', async () => {
  answer = (incoming, response) => incoming.resume().on('end', () => response.end());
  const shares: number[] = [];

  await upload(url, request({ size: 500_000 }), (share) => shares.push(share));

  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBe(1);
});

const time = new AbortController();

test.each<[string, typeof answer]>([
  ['the answer is cut', (incoming) => incoming.socket.destroy()],
  ['its time is over', () => time.abort()],
  ['its time was over before', () => {}],
])('rejects when %s', async (_name, end) => {
  answer = end;
  await expect(upload(url, request({ signal: time.signal }), () => undefined)).rejects.toThrow(
    'did not get through',
  );
});
