import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { mayReadStatus } from '../../../../../scripts/rebuild/service/may-read-status.ts';
import { DOCUMENT_HEADERS } from '../../../../../scripts/serve/rules.ts';
import { rawRequest } from '../../serve/raw-request.ts';
import { published } from '../fake-site.ts';
import { eachItsOwn, startService } from '../test-service.ts';

const TOKEN = 'a-token-of-the-operator-0123456789';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function request(remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage {
  return {
    headers: { host: 'localhost:4321', ...headers },
    socket: { remoteAddress },
  } as unknown as IncomingMessage;
}

it.each([
  ['this machine', request('127.0.0.1'), true],
  ['this machine by IPv6', request('::1'), true],
  ['this machine by an address as name', request('::1', { host: '[::1]:4321' }), true],
  ['another machine', request('203.0.113.9'), false],
  [
    'another machine that says it is this one',
    request('203.0.113.9', { 'x-forwarded-for': '127.0.0.1' }),
    false,
  ],
  ['a proxy on this machine', request('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }), false],
  [
    'a proxy that adds nothing but the site’s name',
    request('127.0.0.1', { host: 'play.example' }),
    false,
  ],
  [
    'a page in this machine’s browser, by a name of its own',
    request('127.0.0.1', { host: 'rebound.example:4321' }),
    false,
  ],
])('without a token %s: %s', (_who, from, expected) => {
  expect(mayReadStatus(from, undefined)).toBe(expected);
});

it.each([
  ['the token', bearer(TOKEN), true],
  ['another token of the same length', bearer(`${TOKEN.slice(0, -1)}8`), false],
  ['nothing', {}, false],
  ['the token without its scheme', { authorization: TOKEN }, false],
])('another machine with %s: %s', (_what, headers, expected) => {
  expect(mayReadStatus(request('203.0.113.9', headers), TOKEN)).toBe(expected);
});

it('is not opened by the word for a token that is not set', () => {
  expect(mayReadStatus(request('203.0.113.9', bearer('undefined')), undefined)).toBe(false);
});

const PROXY = { 'X-Forwarded-For': '203.0.113.9' };
const service = await startService(eachItsOwn, { statusToken: TOKEN });
await published(service.releases.publish('1'));

it.each(['/healthz', '/metrics', '/metrics?a=1'])(
  'answers %s to strangers as a page that does not exist',
  async (path) => {
    const answerOf = async (target: string) => {
      const { status, body, headers } = await rawRequest(service.url, target, {
        headers: { ...PROXY, Authorization: 'Bearer guess' },
      });
      return { status, body: body.toString(), headers: { ...headers, date: '' } };
    };
    expect(await answerOf(path)).toEqual(await answerOf('/nowhere'));
  },
);

it.each(['/healthz', '/metrics'])('answers %s to whoever has the token', async (path) => {
  const { status, body } = await rawRequest(service.url, path, {
    headers: { ...PROXY, Authorization: `Bearer ${TOKEN}` },
  });
  expect(status).toBe(200);
  expect(body.toString()).toContain(service.releases.store.currentId());
});

it.each([
  ['GET', '/healthz'],
  ['GET', '/metrics'],
  ['POST', '/hooks/content'],
])('answers %s %s with the security headers', async (method, path) => {
  const { headers } = await rawRequest(service.url, path, { method });
  for (const [name, value] of Object.entries(DOCUMENT_HEADERS))
    expect(headers[name.toLowerCase()]).toBe(value);
});
