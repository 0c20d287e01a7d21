import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { writeAtomically } from '../../../../../scripts/files/write-atomically.ts';
import { rollBack } from '../../../../../scripts/rebuild/release/roll-back.ts';
import { atEnd } from '../../at-end.ts';
import { NOTHING, published } from '../fake-site.ts';
import { deliver, delivery, eachItsOwn, startService, type TestService } from '../test-service.ts';

const textOf = async (service: TestService, path: string) =>
  (await fetch(service.url + path)).text();
const health = async (service: TestService) => JSON.parse(await textOf(service, '/healthz'));
const isIdle = async (service: TestService) => {
  const { publishing, waiting } = await health(service);
  return !publishing && !waiting;
};
const until = (check: () => unknown) =>
  vi.waitFor(async () => expect(await check()).toBeTruthy(), { timeout: 5_000, interval: 10 });

it('deliveries lead to a release that is served without a restart', async () => {
  const service = await startService(eachItsOwn);
  expect((await fetch(service.url)).status).toBe(503);
  expect(await health(service)).toMatchObject({ lastPublish: null });
  await deliver(service);
  await until(async () => (await textOf(service, '/slots')).includes('version 1'));
  await until(async () => (await health(service)).lastPublish?.outcome === 'published');
  await deliver(service);
  await until(async () => (await textOf(service, '/slots')).includes('version 2'));
});

it('deliveries of 1,000 at once are answered while a build runs, and wait for one more, which sees what they announced', {
  timeout: 20_000,
}, async () => {
  let content = 'old';
  const seen: string[] = [];
  const gate = Promise.withResolvers<void>();
  const service = await startService(async (releases) => {
    const mine = content;
    seen.push(mine);
    await gate.promise;
    return releases.publish(mine);
  });
  await deliver(service);
  await until(() => service.builds === 1);
  content = 'new';
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => deliver(service)));
  expect(new Set(answers)).toEqual(new Set([202]));
  expect(await health(service)).toMatchObject({
    status: 'empty',
    publishing: true,
    waiting: true,
  });
  gate.resolve();
  await until(async () => (await textOf(service, '/')).includes('version new'));
  await until(() => isIdle(service));
  expect(seen).toEqual(['old', 'new']);
});

it('deliveries are not forgotten when the service dies before it has built', async () => {
  const death = Promise.withResolvers<never>();
  const service = await startService(() => death.promise);
  atEnd(death.reject);
  await deliver(service);
  await deliver(service);
  await until(() => service.builds === 1);
  const again = await startService(eachItsOwn, {}, service.releases);
  await until(async () => (await textOf(again, '/')).includes('version 1'));
  await until(() => isIdle(again));
  expect(again.builds).toBe(1);
  await again.close();

  const third = await startService(eachItsOwn, {}, service.releases);
  await until(() => isIdle(third));
  expect(third.builds).toBe(0);
});

it('deliveries are sent back when they cannot be written down', async () => {
  let isFull = true;
  const service = await startService(eachItsOwn, {
    write: (path, text) =>
      isFull
        ? Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }))
        : writeAtomically(path, text),
  });
  const one = delivery();
  expect(await deliver(service, one)).toBe(503);
  expect(service.builds).toBe(0);
  isFull = false;
  expect(await deliver(service, one)).toBe(202);
  await until(() => service.builds === 1);
});

it.each([0, 1])(
  'deliveries lead to a publish when only the second try could be written down, while %i publishes run',
  async (running) => {
    const [build, disk] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isStuck = false;
    const write = vi.fn<typeof writeAtomically>((path, text) =>
      isStuck ? disk.promise : writeAtomically(path, text),
    );
    const publish: typeof eachItsOwn = async (releases, count) => {
      await build.promise;
      return eachItsOwn(releases, count);
    };
    const service = await startService(publish, { write });
    if (running > 0) await deliver(service);
    await until(() => service.builds === running);

    isStuck = true;
    const first = delivery({ id: 'msg_slow', timestamp: Math.floor(Date.now() / 1_000) - 1 });
    const second = delivery({ id: 'msg_slow' });
    const answer = deliver(service, first);
    await until(() => write.mock.calls.length === running + 1);
    const answers = [deliver(service, second), deliver(service, second)];
    // One of them is refused as a replay of the other, which therefore waits to be written.
    expect(await Promise.race(answers)).toBe(409);
    isStuck = false;
    disk.reject(new Error('ENOSPC'));
    expect(await answer).toBe(503);
    expect((await Promise.all(answers)).sort()).toEqual([202, 409]);
    build.resolve();
    await until(() => service.builds === running + 1);
  },
);

it('deliveries start over when their file is damaged, with a build to be sure', async () => {
  const service = await startService(eachItsOwn);
  await writeFile(join(service.releases.store.folder, 'queue.json'), '{"deliveries":');
  const again = await startService(eachItsOwn, {}, service.releases);
  await until(() => again.builds === 1);
});

it('a publish that fails is told, keeps the live release, and is tried again by itself', async () => {
  let isDown = true;
  const pull = async () => {
    if (isDown) throw new Error('The backend did not answer');
    return NOTHING;
  };
  const service = await startService(
    (releases, build) => releases.publish(String(build), build === 1 ? {} : { pull }),
    { retryDelaysMs: [20, 100] },
  );
  await deliver(service);
  await until(async () => (await textOf(service, '/')).includes('version 1'));
  const { id } = service.releases.store.current() ?? {};
  await deliver(service);
  await until(() => service.builds >= 3);
  expect(await health(service)).toMatchObject({
    status: 'failing',
    release: { id },
    lastPublish: { outcome: 'failed' },
    lastFailure: {
      step: 'pull',
      reason: 'The backend did not answer',
      at: expect.stringMatching(/^\d{4}-/),
    },
  });
  expect(await textOf(service, '/')).toContain('version 1');
  const metrics = await textOf(service, '/metrics');
  expect(metrics).toMatch(/^site_publish_failures_total\{step="pull"\} [1-9]/m);
  expect(metrics).toMatch(/^site_publish_failing 1$/m);
  expect(service.log).toContainEqual({
    level: 'error',
    fields: expect.objectContaining({ kind: 'failed', step: 'pull' }),
  });

  isDown = false;
  await until(async () => (await health(service)).status === 'ok');
  expect(await textOf(service, '/')).toContain(`version ${service.builds}`);
  const after = service.builds;
  await until(() => isIdle(service));
  expect(service.builds).toBe(after);
});

it('a publish that fails is remembered over a restart', async () => {
  const fails: typeof eachItsOwn = (releases) =>
    releases.publish('1', { check: async () => ['/: is missing'] });
  const service = await startService(fails);
  await deliver(service);
  await until(async () => (await health(service)).lastFailure);
  await service.close();
  const again = await startService(fails, {}, service.releases);
  expect(await health(again)).toMatchObject({
    status: 'empty',
    release: null,
    contentAgeSeconds: null,
    lastFailure: { step: 'check' },
  });
  expect((await fetch(`${again.url}/healthz`)).status).toBe(503);
});

it('the live site follows a rollback with the next request, and an answer under way keeps its release', async () => {
  const service = await startService(eachItsOwn);
  await published(service.releases.publish('1'));
  await published(service.releases.publish('2'));
  const under = await fetch(`${service.url}/slots`);
  await rollBack(service.releases.store);
  expect(await textOf(service, '/slots')).toContain('version 1');
  expect(await under.text()).toMatch(/version 2.*<!--end 2-->$/s);
  for (const version of [1, 2]) {
    const answer = await fetch(`${service.url}/_astro/app.${version}.css`);
    expect([answer.status, await answer.text()]).toEqual([200, `/* version ${version} */`]);
  }
});

it('the live site is under maintenance for as long as such a release is live, and /healthz says that and a rollback', async () => {
  const service = await startService(eachItsOwn);
  await published(service.releases.publish('1'));
  await published(service.releases.publish('2', {}, { maintenance: true }));
  expect((await fetch(service.url)).status).toBe(503);
  expect((await health(service)).release).toMatchObject({ maintenance: true, rolledBack: false });
  await rollBack(service.releases.store);
  expect((await fetch(service.url)).status).toBe(200);
  expect((await health(service)).release).toMatchObject({ maintenance: false, rolledBack: true });
  await published(service.releases.publish('3'));
  expect((await health(service)).release).toMatchObject({
    maintenance: false,
    rolledBack: false,
  });
});

it('the live site says in figures what it is, and which lists were kept', async () => {
  const service = await startService(eachItsOwn);
  const pull = async () => ({ ...NOTHING, kept: ['promotion'] });
  const now = () => Date.now() - 3_600_000;
  const id = await published(service.releases.publish('1', { pull }, { now }));
  const text = await textOf(service, '/metrics');
  expect(text).toContain(`site_release_info{id="${id}"} 1`);
  expect(text).toMatch(/^site_content_age_seconds 360\d$/m);
  expect(text).toMatch(/^site_publish_queue 0$/m);
  expect(text).toMatch(/^site_list_kept\{list="promotion"\} 1$/m);
  expect((await health(service)).kept).toEqual(['promotion']);
});
