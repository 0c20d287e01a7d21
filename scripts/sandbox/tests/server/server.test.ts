import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import { test } from '../fixtures/test.ts';

const SITE = 'http://localhost:4321';
const ORIGIN = 'access-control-allow-origin';

describe('a site of another origin', () => {
  const preflight = (url: string, origin: string) =>
    fetch(`${url}/api/v1/init`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization,refcode' },
    });

  test('may ask first, and for a while need not ask again', async ({ start }) => {
    const { url } = await start();

    const response = await preflight(url, SITE);

    expect(response.status).toBe(204);
    expect(response.headers.get(ORIGIN)).toBe(SITE);
    expect(response.headers.get('access-control-allow-headers')?.toLowerCase().split(',')).toEqual([
      'authorization',
      'content-type',
      'refcode',
    ]);
    expect(response.headers.get('access-control-allow-methods')).toBe('GET,HEAD,POST');
    expect(response.headers.get('access-control-max-age')).toBe('7200');
  });

  test.for([
    ['http://127.0.0.1:4321', 'http://127.0.0.1:4321'],
    ['http://localhost:9999', null],
    ['https://localhost:4321', null],
  ] as const)('%s is allowed as %s', async ([origin, allowed], { start }) => {
    const { url } = await start();

    const asked = await preflight(url, origin);
    const answered = await fetch(`${url}/api/v1/bank?currency_id=1`, { headers: { origin } });

    expect(asked.headers.get(ORIGIN)).toBe(allowed);
    expect(answered.headers.get('access-control-expose-headers')).toBe('Date,Retry-After');
    expect(answered.headers.get(ORIGIN)).toBe(allowed);
    expect(answered.headers.get('vary')).toContain('Origin');
  });

  test('may read refusals and unchanged answers too', async ({ start }) => {
    const { url } = await start();
    const call = `${url}/api/v1/bank?currency_id=1`;
    const tag = (await fetch(call)).headers.get('etag') ?? '';

    const unchanged = await fetch(call, { headers: { origin: SITE, 'if-none-match': tag } });
    const refused = await fetch(`${url}/api/v1/bank`, { headers: { origin: SITE } });
    const missing = await fetch(`${url}/nothing`, { headers: { origin: SITE } });

    expect([unchanged, refused, missing].map(({ status }) => status)).toEqual([304, 400, 404]);
    for (const response of [unchanged, refused, missing]) expect(response.headers.get(ORIGIN)).toBe(SITE);
  });
});

describe('whatever is asked', () => {
  test('a body has a limit, said or not', async ({ start }) => {
    const { url } = await start();
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    const unsaid = new Blob([large]).stream();

    const said = await fetch(`${url}/api/v1/init`, { method: 'POST', body: large });
    const streamed = await fetch(`${url}/api/v1/init`, { method: 'POST', body: unsaid, duplex: 'half' } as RequestInit);

    for (const response of [said, streamed]) {
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual({ success: false, message: 'The request is too large' });
    }
  });

  test('a mistake of the sandbox says nothing of its inside, and is logged', async ({ start, lines, folder }) => {
    const { url } = await start();
    const database = openDatabase(join(folder, 'sandbox.db'));
    database.exec('alter table bank rename to drowned');
    database.close();

    const response = await fetch(`${url}/api/v1/bank?currency_id=1`);

    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ success: false, message: 'Internal server error' });
    expect(lines.join('\n')).toContain('no such table');
  });

  test('one line is logged, without what the query carries', async ({ start, lines }) => {
    const { url } = await start();

    await fetch(`${url}/api/v1/bank?currency_id=1&force_token=secret`);
    await fetch(`${url}/api/v1/nothing`, { method: 'POST' });

    expect(lines).toEqual([
      expect.stringMatching(/^GET \/api\/v1\/bank 200 \d+ ms$/),
      expect.stringMatching(/^POST \/api\/v1\/nothing 404 \d+ ms$/),
    ]);
  });
});
