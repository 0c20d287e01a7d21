import { beforeAll, describe, expect, it } from 'vitest';
import { readState } from '../../../../../scripts/rebuild/bucket/bucket-state.ts';
import { sendLiveRelease } from '../../../../../scripts/rebuild/bucket/publish-to-bucket.ts';
import { LOCK, type Remote, STATE } from '../../../../../scripts/rebuild/bucket/rclone.ts';
import { rollBack } from '../../../../../scripts/rebuild/release/roll-back.ts';
import { parseEnv } from '../../../../../scripts/settings/env.ts';
import { published } from '../fake-site.ts';
import { openTestReleases } from '../test-releases.ts';
import { buildSite, readSite, send, siteOf, workerBefore } from './bucket-site.ts';
import { hasRclone, leftOut, type S3Server, startS3 } from './s3-server.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

describe.skipIf(!hasRclone)(`a bucket${leftOut}`, () => {
  let s3: S3Server;
  let made = 0;
  beforeAll(async () => {
    s3 = await startS3(['empty']);
  });

  /** An empty bucket for one test, and its readers. */
  async function openBucket() {
    made += 1;
    const name = `test-${made}`;
    await s3.copy('empty', name);
    return { name, remote: s3.remote(name), read: workerBefore(s3.objects(name)) };
  }

  /** What is written while something runs, without the notes. */
  async function writesOf(run: () => Promise<unknown>): Promise<string[]> {
    s3.writes.length = 0;
    await run();
    return s3.writes.filter((line) => !line.includes(' .site/'));
  }

  const names = async (remote: Remote) => [...(await remote.list()).keys()];

  it('gets each file that readers can ask for, and no other', async () => {
    const { remote, read } = await openBucket();
    const files = { ...siteOf('v1'), 'slots/v2.0.html': 'a page', 'slots/Padma Reels.html': 'a page', 'bd/slots/আলো.html': 'a page' };
    const site = await buildSite('v1', files, { carried: { 'media/logo-160.webp': '2026-01-01T00:00:00.000Z' } });
    expect(await send(site, { remote })).toMatchObject({ kind: 'sent', id: site.release.id });
    const left = ['index.html.br', '_headers', '.env', 'media/logo-160.webp'];
    expect((await names(remote)).sort()).toEqual(
      Object.keys(files)
        .filter((name) => !left.includes(name))
        .sort(),
    );

    for (const path of ['/', '/slots/v2.0', '/slots/Padma%20Reels', encodeURI('/bd/slots/আলো'), '/robots.txt', '/_astro/app.v1.css'])
      expect([path, (await read(path)).status]).toEqual([path, 200]);
    expect((await read('/nothing')).status).toBe(404);
  });

  it('is left alone outside of the site’s folder', async () => {
    const { name, remote } = await openBucket();
    await remote.write('index.html', 'another site');
    await send(await buildSite('v1'), { remote: s3.remote(`${name}/casino`) });
    expect(await readSite(workerBefore(s3.objects(name), 'casino/'))).toMatchObject({ faults: [], versions: { '/': 'v1' } });
    expect(await remote.read('index.html')).toBe('another site');
    expect((await names(remote)).filter((key) => !key.startsWith('casino/'))).toEqual(['index.html']);
  });

  it('gets nothing where nothing has changed', async () => {
    const { remote } = await openBucket();
    const site = await buildSite('v1');
    await send(site, { remote });
    const state = await remote.read(STATE);
    expect(await writesOf(async () => expect(await send(site, { remote })).toMatchObject({ kind: 'unchanged' }))).toEqual([]);
    // As from a machine without releases of its own, which made another id for it.
    expect(await send(await buildSite('v1'), { remote })).toMatchObject({ kind: 'unchanged' });
    expect(await remote.read(STATE)).toBe(state);
  });

  it('gets what has changed: new pages before those that lead to them, removals at the end', async () => {
    const { remote } = await openBucket();
    await send(await buildSite('v1'), { remote });
    const next = await buildSite('v2');
    const writes = await writesOf(() => send(next, { remote }));
    const stages = [
      ['PUT _astro/app.v2.css'],
      ['PUT games.json', 'PUT promotion/only-v2.html'],
      ['404', 'bd', 'bd/404', 'bd/promotion', 'index', 'promotion'].map((page) => `PUT ${page}.html`).concat('PUT sitemap-0.xml'),
      ['DELETE promotion/only-v1.html'],
    ];
    for (const stage of stages) expect(writes.splice(0, stage.length).sort()).toEqual(stage);
    expect(writes).toEqual([]);
  });

  it('is mended where somebody has changed it, and keeps what is not of the site', async () => {
    const { remote, read } = await openBucket();
    const site = await buildSite('v1');
    await send(site, { remote });
    await remote.write('google-verification.html', 'ours');
    await remote.write('promotion.html', 'something else');
    await remote.remove(['_astro/app.v1.css']);
    expect((await writesOf(() => send(site, { remote }))).sort()).toEqual(['PUT _astro/app.v1.css', 'PUT promotion.html']);
    expect((await readSite(read)).faults).toEqual([]);
    expect(await remote.read('google-verification.html')).toBe('ours');
  });

  it('keeps hashed files of earlier releases for 7 days', async () => {
    const { remote } = await openBucket();
    const start = Date.parse('2026-03-01T00:00:00Z');
    const publishAfter = async (version: string, days: number) => {
      await send(await buildSite(version), { remote, now: () => start + days * DAY_MS });
      return (await names(remote)).filter((name) => /app\.v[1-9]/.test(name));
    };
    await publishAfter('v1', 0);
    expect(await publishAfter('v2', 10)).toEqual(['_astro/app.v1.css', '_astro/app.v2.css']);
    expect(await publishAfter('v2', 16.9)).toHaveLength(2);
    expect(await publishAfter('v2', 17.1)).toEqual(['_astro/app.v2.css']);
    await publishAfter('v1', 18);
    expect(await publishAfter('v3', 26)).toEqual(['_astro/app.v1.css', '_astro/app.v3.css']);
  });

  it('does not get a site of less than half, unless that is allowed or it was there before', async () => {
    const { remote } = await openBucket();
    const small = await buildSite('v1', siteOf('v1'), { pages: 10 });
    await send(small, { remote });
    await send(await buildSite('v2', siteOf('v2'), { pages: 100 }), { remote });
    const smaller = await buildSite('v3', siteOf('v3'), { pages: 10 });
    expect(await send(smaller, { remote })).toMatchObject({ kind: 'failed', reason: expect.stringContaining('10 pages, less than half') });
    expect(await send(small, { remote })).toMatchObject({ kind: 'sent' });
    await send(await buildSite('v2', siteOf('v2'), { pages: 100 }), { remote });
    expect(await send(smaller, { remote, allowSmaller: true })).toMatchObject({ kind: 'sent' });
  });

  it('gets the release that is live once no other publisher writes: a rollback may have come meanwhile', async () => {
    const { remote } = await openBucket();
    const releases = await openTestReleases();
    const first = await published(releases.publish('1', {}, { now: () => Date.now() - 5_000 }));
    await published(releases.publish('2'));
    await remote.write(LOCK, '{"owner":"somebody","beat":1}');
    const pause = async () => {
      await rollBack(releases.store);
      await remote.write(LOCK, '{"owner":"","beat":0}');
    };
    const sent = await sendLiveRelease({ env: parseEnv({}), releases: releases.store, remote, lock: { pause } });
    expect(sent).toMatchObject({ kind: 'sent', id: first });
    expect((await readState(remote)).release?.id).toBe(first);
  });

  it('does not get the maintenance page, which it cannot send with its status', async () => {
    const { remote } = await openBucket();
    const site = await buildSite('v1', siteOf('v1'), { maintenance: true });
    expect(await send(site, { remote })).toMatchObject({ kind: 'failed', reason: expect.stringContaining('503') });
    expect(await names(remote)).toEqual([]);
  });
});
