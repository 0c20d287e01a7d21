import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from '../../../../scripts/serve/listen.ts';

it('lets a running answer end when it closes, and takes no new request', async () => {
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const server = createServer(async (_request, response) => {
    asked.resolve();
    await gate.promise;
    response.end('whole');
  });
  const running = await listen(server, 0);
  const answer = fetch(running.url);
  await asked.promise;

  const closed = running.close();
  await expect(fetch(running.url)).rejects.toThrow();
  gate.resolve();
  expect(await (await answer).text()).toBe('whole');
  await closed;
});
