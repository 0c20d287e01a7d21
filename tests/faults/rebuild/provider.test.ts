import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestReleases, published, type TestReleases } from '../../unit/scripts/rebuild/fake-site.ts';
import { type Answer, type Backend, bytes, goodInit, json, startBackend } from '../pull-backend.ts';

let backend: Backend;
let releases: TestReleases;
beforeEach(async () => {
  [backend, releases] = await Promise.all([startBackend(), openTestReleases()]);
});
afterEach(() => Promise.all([backend.close(), releases.close()]));

/** Publishes what the real pull makes of the backend's answers. */
function publish(version: string) {
  return releases.publish(version, {
    pull: async () => (await backend.pull({ retryDelaysMs: [] })).lists,
    counts: backend.counts,
    fingerprint: async () =>
      createHash('sha256')
        .update(JSON.stringify(await backend.snapshot()))
        .digest('hex'),
  });
}

const cut: Answer = (_request, reply) => {
  reply.writeHead(200, { 'content-type': 'application/json', 'content-length': 9_000 });
  reply.write('{"success":true,"data":{');
  setTimeout(() => reply.destroy(), 20);
};

it.each<[string, Answer]>([
  ['is down', (request) => request.socket.destroy()],
  ['answers 500', json({ message: 'oh no' }, 500)],
  ['stops in the middle of its answer', cut],
  ['never ends its answer', (_request, reply) => void reply.writeHead(200).write('{"success":')],
  ['answers with a page of HTML', bytes('<h1>Welcome</h1>', { 'content-type': 'text/html' })],
  ['answers with nothing in it', json({ success: true, data: null })],
])('a backend that %s changes nothing on the live site, and is followed again when it is back', async (_what, answer) => {
  const id = await published(publish('1'));
  backend.answers.set('/api/v1/init', answer);
  expect(await publish('2')).toMatchObject({ kind: 'failed', step: 'pull', reason: expect.stringMatching(/\w/) });
  expect(releases.store.currentId()).toBe(id);

  backend.answers.delete('/api/v1/init');
  expect(await publish('2')).toEqual({ kind: 'unchanged', id });
  backend.answers.set('/api/v1/init', json({ success: true, data: { ...goodInit(), brand_name: 'Another River' } }));
  await published(publish('3'));
});
