import { request } from 'node:http';
import { expect, test } from 'vitest';
import { start } from './sandbox.ts';

/** With headers that `fetch` does not let a caller choose. */
function statusOf(
  url: string,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end();
  });
}

test('the desk answers this machine and refuses other names and the pages of other origins', async () => {
  const url = await start();
  for (const name of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST']) {
    const host = `${name}:${new URL(url).port}`;
    expect(await statusOf(url, '/desk', { host })).toBe(200);
    expect(await statusOf(url, '/desk/api/sms', { host, origin: `http://${host}` })).toBe(200);
  }
  const hosts = [
    'attacker.example',
    'localhost.attacker.example:4400',
    '127.0.0.1.attacker.example',
    '192.168.1.4:4400',
  ];
  const origins = ['http://localhost:4321', 'https://attacker.example', 'null'];
  for (const headers of [
    ...hosts.map((host) => ({ host })),
    ...origins.map((origin) => ({ origin })),
  ]) {
    for (const path of ['/desk', '/desk/', '/desk/api/sms', '/desk/desk.js'])
      expect(await statusOf(url, path, headers)).toBe(403);
    expect(await statusOf(url, '/desk/api/push', headers, 'POST')).toBe(403);
    expect(await statusOf(url, '/desk/api/push', headers, 'OPTIONS')).toBe(403);
  }
});
