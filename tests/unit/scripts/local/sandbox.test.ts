import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { startSandbox } from '../../../../scripts/local/sandbox.ts';
import { folderOf } from '../folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await folderOf();
});

it('starts a backend that answers the site, logs to its folder and stops when closed', async () => {
  const siteOrigin = 'http://localhost:4999';
  const sandbox = await startSandbox({ port: 0, folder, siteOrigin });

  const answer = await fetch(`${sandbox.url}/api/v1/init?currency_id=1`, { headers: { origin: siteOrigin } });

  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  await sandbox.close();
  await expect(fetch(sandbox.url)).rejects.toThrow('fetch failed');
  expect(readFileSync(sandbox.log, 'utf8')).toContain('GET /api/v1/init 200');
});

it('fails where the port is taken', async () => {
  const first = await startSandbox({ port: 0, folder, siteOrigin: 'http://localhost:4999' });
  const port = Number(new URL(first.url).port);

  await expect(startSandbox({ port, folder, siteOrigin: 'http://localhost:4999' })).rejects.toThrow('The sandbox did not start');

  await first.close();
});
