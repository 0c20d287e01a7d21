import { expect, it } from 'vitest';
import { type GetOptions, get } from '../../../../../scripts/content/network/get.ts';
import { serverOf } from '../../server-of.ts';

function ask(url: URL, options: Partial<GetOptions> = {}) {
  return get(url, { trustedOrigin: url.origin, timeoutMs: 1_000, maxBytes: 10_000, ...options });
}

it('gives up on a body that is too large, and does not read one that says so', async () => {
  const url = await serverOf((_request, reply) => reply.writeHead(200).end('x'.repeat(5_000)));
  expect((await ask(url)).body.length).toBe(5_000);
  await expect(ask(url, { maxBytes: 4_999 })).rejects.toMatchObject({ problem: 'answer' });
  const announced = await serverOf((_request, reply) =>
    reply.writeHead(200, { 'content-length': '20000' }).write('x'),
  );
  await expect(ask(announced)).rejects.toMatchObject({
    problem: 'answer',
    message: expect.stringContaining('larger than'),
  });
});

it.each([
  'file:///etc/passwd',
  'ftp://x.example/a',
  'data:text/plain,x',
  'https://user:pass@x.example/',
])('does not go to %s', async (address) => {
  await expect(
    ask(new URL(address), { trustedOrigin: 'http://home.example' }),
  ).rejects.toMatchObject({ problem: 'refused' });
});

it('does not go to this machine, unless it is home, which may not lead to another place on it either', async () => {
  let asked = 0;
  const url = await serverOf((_request, reply) => {
    asked += 1;
    reply.end('secret');
  });
  for (const address of [url, new URL(`http://localhost:${url.port}/`)])
    for (const trustedOrigin of ['http://home.example', 'http://127.0.0.1:1'])
      await expect(ask(address, { trustedOrigin })).rejects.toMatchObject({ problem: 'refused' });
  for (const location of [url.href, 'file:///etc/passwd']) {
    const home = await serverOf((_request, reply) => reply.writeHead(302, { location }).end());
    await expect(ask(home)).rejects.toMatchObject({ problem: 'refused' });
  }
  expect(asked).toBe(0);
});

it('follows a redirect within home', async () => {
  const url = await serverOf((request, reply) =>
    request.url === '/' ? reply.writeHead(301, { location: '/b' }).end() : reply.end('b'),
  );
  expect((await ask(url)).body.toString()).toBe('b');
});
