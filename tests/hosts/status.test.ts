import { beforeAll, describe, expect, test } from 'vitest';
import type { Running } from '../../scripts/serve/listen.ts';
import { folderOf } from '../unit/scripts/folder.ts';
import { published } from '../unit/scripts/rebuild/fake-site.ts';
import {
  deliver,
  delivery,
  startService,
  type TestService,
} from '../unit/scripts/rebuild/test-service.ts';
import { rawRequest } from '../unit/scripts/serve/raw-request.ts';
import { nginxBinary, startNginx } from './nginx.ts';

const TOKEN = 'a-token-of-the-operator-0123456789';

describe.skipIf(!nginxBinary)('nginx before the rebuild service', () => {
  let service: TestService;
  let nginx: Running;

  beforeAll(async () => {
    service = await startService(
      async () => ({ kind: 'failed', step: 'pull', reason: 'http://10.0.0.5 did not answer' }),
      {
        statusToken: TOKEN,
      },
    );
    await published(service.releases.publish('1'));
    nginx = await startNginx(nginxBinary ?? '', await folderOf(), service.url);
    return nginx.close;
  });

  test.each([
    '/metrics',
    '/healthz',
    '/metrics?a=1',
    '/%6detrics',
    '/./metrics',
    '/bd/../metrics',
    '//metrics',
  ])('keeps the figures from %s', async (target) => {
    const { status, body } = await rawRequest(nginx.url, target);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/site_|contentAt/);
    expect((await rawRequest(service.url, '/metrics')).body.toString()).toContain(
      'site_publishes_total',
    );
  });

  test('opens them with the token', async () => {
    const headers = { Authorization: `Bearer ${TOKEN}` };
    expect((await rawRequest(nginx.url, '/healthz', { headers })).status).toBe(200);
    expect((await rawRequest(nginx.url, '/metrics', { headers })).body.toString()).toContain(
      'site_publishes_total',
    );
  });

  test('forwards the largest delivery', async () => {
    expect(await deliver(nginx, delivery({ body: 'x'.repeat(256 * 1024) }))).toBe(202);
    const failure = async () =>
      JSON.parse((await rawRequest(service.url, '/healthz')).body.toString()).lastFailure;
    await expect
      .poll(failure)
      .toMatchObject({ step: 'pull', reason: 'http://10.0.0.5 did not answer' });
  });
});
