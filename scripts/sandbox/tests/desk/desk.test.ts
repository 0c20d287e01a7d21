import { request } from 'node:http';
import { describe, expect } from 'vitest';
import { test } from '../fixtures/test.ts';

/** With headers that `fetch` does not let a caller choose. */
function statusOf(url: string, path: string, headers: Record<string, string>, method = 'GET'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end();
  });
}

describe('the desk', () => {
  test.for(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])('answers as %s', async (name, { calls: { url } }) => {
    const host = `${name}:${new URL(url).port}`;

    expect(await statusOf(url, '/desk', { host })).toBe(200);
    expect(await statusOf(url, '/desk/api/sms', { host, origin: `http://${host}` })).toBe(200);
  });

  test.for([
    [{ host: 'attacker.example' }],
    [{ host: 'localhost.attacker.example:4400' }],
    [{ host: '127.0.0.1.attacker.example' }],
    [{ host: '192.168.1.4:4400' }],
    [{ origin: 'http://localhost:4321' }],
    [{ origin: 'https://attacker.example' }],
    [{ origin: 'null' }],
  ] as [Record<string, string>][])('refuses %j', async ([headers], { calls: { url } }) => {
    for (const path of ['/desk', '/desk/', '/desk/api/sms', '/desk/desk.js']) expect(await statusOf(url, path, headers)).toBe(403);
    expect(await statusOf(url, '/desk/api/push', headers, 'POST')).toBe(403);
    expect(await statusOf(url, '/desk/api/push', headers, 'OPTIONS')).toBe(403);
  });
});
