import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { deliver, delivery, eachItsOwn, SECRET, startService } from '../test-service.ts';

const service = await startService(eachItsOwn);

const now = () => Math.floor(Date.now() / 1_000);
const unsigned = () => {
  const { headers, body } = delivery();
  delete headers['webhook-signature'];
  return { headers, body };
};
const withHeader = (name: string, value: string) => {
  const { headers, body } = delivery();
  return { headers: { ...headers, [name]: value }, body };
};

/** Sends bytes as they are. @returns the first line that came back, or what came before the connection closed */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(service.url).port), 'localhost', () =>
      socket.write(text),
    );
    let answer = '';
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('data', (chunk) => {
      answer += chunk;
      if (answer.includes('\r\n')) end();
    });
    socket.on('error', end);
    socket.on('close', end);
  });
}

it.each([
  ['signed with our secret', () => delivery()],
  ['from a clock that is almost five minutes slow', () => delivery({ timestamp: now() - 298 })],
  [
    'signed with an old secret and ours',
    () => delivery({ sign: (ours) => `v1,b3RoZXI= v1a,c29tZQ== ${ours}` }),
  ],
  ['of 256 KiB', () => delivery({ body: 'x'.repeat(256 * 1024) })],
  ['whose body is no JSON', () => delivery({ body: '$(reboot) ../../etc/passwd' })],
])('a delivery is accepted when %s', async (_name, make) => {
  expect(await deliver(service, make())).toBe(202);
});

const MISSING = 'a header is missing';
const MALFORMED = 'the id or the time is malformed';
const STALE = 'the time is more than five minutes off';
const WRONG = 'the signature is wrong';

it.each([
  ['no signature', MISSING, unsigned],
  [
    'another secret',
    WRONG,
    () => delivery({ secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}` }),
  ],
  ['another body', WRONG, () => ({ ...delivery(), body: '{"type":"content.changed" }' })],
  ['another id', WRONG, () => withHeader('webhook-id', 'msg_other')],
  ['another timestamp', WRONG, () => withHeader('webhook-timestamp', String(now() - 1))],
  [
    'a signature of another version',
    WRONG,
    () => delivery({ sign: (ours) => ours.replace('v1,', 'v2,') }),
  ],
  ['a cut signature', WRONG, () => delivery({ sign: () => 'v1,' })],
  ['the secret itself', WRONG, () => delivery({ sign: () => SECRET })],
  ['a timestamp too old', STALE, () => delivery({ timestamp: now() - 302 })],
  ['a timestamp too new', STALE, () => delivery({ timestamp: now() + 302 })],
  [
    'a timestamp in milliseconds',
    MALFORMED,
    () => withHeader('webhook-timestamp', String(Date.now())),
  ],
  [
    'an id with a dot, which would let parts be split anew',
    MALFORMED,
    () => delivery({ id: 'msg.1' }),
  ],
  ['an endless id', MALFORMED, () => delivery({ id: 'x'.repeat(500) })],
])(
  'a delivery is refused with 401, and the log alone says why, when it has %s',
  async (_name, reason, make) => {
    const { headers, body } = make();
    const answer = await fetch(`${service.url}/hooks/content`, { method: 'POST', headers, body });
    expect([answer.status, await answer.text()]).toEqual([401, 'Unauthorized']);
    const refusals = service.log.filter(({ level }) => level === 'warn');
    expect(refusals.at(-1)?.fields).toEqual({ status: 401, reason });
  },
);

it('refuses what it has accepted before, and answers a sender who tries again', async () => {
  const first = delivery({ timestamp: now() - 20 });
  const id = first.headers['webhook-id'] ?? '';
  expect(await deliver(service, first)).toBe(202);
  expect(await deliver(service, first)).toBe(409);
  expect(await deliver(service, delivery({ id, timestamp: now() - 40 }))).toBe(409);
  expect(await deliver(service, delivery({ id, timestamp: now() }))).toBe(202);
  expect(await deliver(service, first)).toBe(409);
});

it('refuses a replay after a restart', async () => {
  const seen = delivery();
  expect(await deliver(service, seen)).toBe(202);
  const again = await startService(eachItsOwn, {}, service.releases);
  expect(await deliver(again, seen)).toBe(409);
});

it.each(['GET', 'PUT', 'OPTIONS'])('answers 405 to %s', async (method) => {
  const answer = await fetch(`${service.url}/hooks/content`, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

const head = (more: string, { headers } = delivery()) =>
  `POST /hooks/content HTTP/1.1\r\nHost: x\r\n${Object.entries(headers)
    .map((pair) => `${pair.join(': ')}\r\n`)
    .join('')}${more}\r\n\r\n`;

it('a body that says it is larger than 256 KiB is refused before it is sent', async () => {
  expect(await raw(head(`Content-Length: ${256 * 1024 + 1}`))).toMatch(/^HTTP\/1.1 413/);
});

it('a body that turns out to be larger is refused', async () => {
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  expect(await raw(head('Transfer-Encoding: chunked') + chunk.repeat(5))).toMatch(/^HTTP\/1.1 413/);
});

it('a body of a stranger is not waited for', async () => {
  const stranger = { headers: { 'webhook-id': 'a' }, body: '' };
  expect(await raw(head('Content-Length: 1000', stranger))).toMatch(/^HTTP\/1.1 401/);
});
