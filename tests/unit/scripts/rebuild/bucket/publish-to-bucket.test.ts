import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isContent, KEPT } from '../../../../../scripts/rebuild/bucket/kept-names.ts';
import type { S3Store } from '../../../../../scripts/rebuild/bucket/s3-store.ts';
import { type BuiltSite, buildSite, readSite, send, siteOf } from './bucket-site.ts';
import { type S3Server, startS3 } from './s3-server.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const NO_CACHE = { type: 'text/html;charset=utf-8', cache: 'no-store' };

let s3: S3Server;
let made = 0;
beforeAll(async () => {
  s3 = await startS3(['empty']);
});
afterAll(() => s3.close());

/** An empty bucket for one test. */
async function openBucket(): Promise<{ name: string; store: S3Store }> {
  made += 1;
  const name = `test-${made}`;
  await s3.copy('empty', name);
  return { name, store: s3.store(name) };
}

async function build(...args: Parameters<typeof buildSite>): Promise<BuiltSite> {
  const site = await buildSite(...args);
  onTestFinished(site.remove);
  return site;
}

/** What is written while something runs, without what the site is published from. */
async function writesOf(run: () => Promise<unknown>): Promise<string[]> {
  s3.writes.length = 0;
  await run();
  return s3.writes.filter((line) => !line.includes(` ${KEPT}`));
}

const served = async (store: S3Store) => [...(await store.list()).keys()].filter((key) => !key.startsWith(KEPT));

describe('a first publish', () => {
  it('writes each file under its address with its headers, and no other', async () => {
    const { name, store } = await openBucket();
    const files = { ...siteOf('v1'), 'slots/v2.0.html': 'a page', 'slots/Padma Reels.html': 'a page' };
    const site = await build('v1', files, { carried: { 'media/logo-160.webp': '2026-01-01T00:00:00.000Z' } });
    expect(await send(site, { store })).toMatchObject({ kind: 'sent', id: site.release.id });

    const pages = ['bd', 'bd/promotion', 'help', 'promotion', 'promotion/only-v1', 'slots/Padma Reels', 'slots/v2.0'];
    const documents = ['404.html', 'bd/404.html', 'index.html'];
    const others = ['.well-known/security.txt', '_astro/app.v0.css', '_astro/app.v1.css', 'games.json', 'robots.txt', 'sitemap-0.xml'];
    expect((await served(store)).sort()).toEqual([...pages, ...documents, ...others].sort());

    const headers = async (path: string) => {
      const answer = await fetch(`${s3.website(name)}/${path}`);
      return [answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')];
    };
    const page = [200, 'text/html;charset=utf-8', 'public, max-age=0, must-revalidate'];
    expect(await headers('slots/v2.0')).toEqual(page);
    expect(await headers('slots/Padma%20Reels')).toEqual(page);
    expect(await headers('')).toEqual(page);
    expect(await headers('robots.txt')).toEqual([200, 'text/plain', 'public, max-age=3600']);
    expect(await headers('_astro/app.v1.css')).toEqual([200, 'text/css', 'public, max-age=31536000, immutable']);
    expect((await headers('nothing'))[0]).toBe(404);
  });

  it('stays inside its folder of the bucket', async () => {
    const { name, store } = await openBucket();
    await store.write('index.html', 'another site', NO_CACHE);
    await send(await build('v1'), { store: s3.store(name, 'casino/') });
    expect(await readSite(`${s3.website(name)}/casino`)).toMatchObject({ faults: [], versions: { '/': 'v1' } });
    expect((await store.list()).has('casino/index.html')).toBe(true);
    expect((await store.read('index.html'))?.text).toBe('another site');
    expect([...(await store.list()).keys()].filter((key) => !key.startsWith('casino/'))).toEqual(['index.html']);
  });
});

describe('the next publish', () => {
  it('of the same site writes nothing', async () => {
    const { store } = await openBucket();
    const site = await build('v1');
    await send(site, { store });
    expect(await writesOf(async () => expect(await send(site, { store })).toMatchObject({ kind: 'unchanged' }))).toEqual([]);
    // As from a machine without releases of its own, which made another id for it.
    const again = await build('v1');
    expect(await send(again, { store })).toEqual({ kind: 'unchanged', id: site.release.id });
  });

  it('writes what has changed: new pages before those that lead to them, home pages last, removals at the end', async () => {
    const { store } = await openBucket();
    await send(await build('v1'), { store });
    const next = await build('v2');
    const writes = await writesOf(() => send(next, { store }));
    const place = (line: string) => writes.indexOf(line);
    expect(writes.toSorted()).toEqual(
      [
        ...['_astro/app.v2.css', 'games.json', 'promotion/only-v2', 'bd/promotion', 'bd/404.html', 'promotion', '404.html'],
        ...['index.html', 'bd', 'sitemap-0.xml'],
      ]
        .map((key) => `PUT ${key}`)
        .concat('DELETE promotion/only-v1')
        .sort(),
    );
    const order = ['PUT _astro/app.v2.css', 'PUT games.json', 'PUT promotion/only-v2', 'PUT bd/promotion', 'PUT promotion', 'PUT bd'];
    expect(order.map(place)).toEqual(order.map(place).toSorted((one, other) => one - other));
    expect(Math.min(place('PUT bd'), place('PUT index.html'))).toBeGreaterThan(place('PUT promotion'));
    expect(writes.slice(-2)).toEqual(['PUT sitemap-0.xml', 'DELETE promotion/only-v1']);
  });

  it('mends what somebody has changed by hand, and leaves alone what is not of the site', async () => {
    const { name, store } = await openBucket();
    const site = await build('v1');
    await send(site, { store });
    await store.write('google-verification.html', 'ours', NO_CACHE);
    await store.write('promotion', 'something else', NO_CACHE);
    await store.remove('_astro/app.v1.css');
    // The same bytes with another header, an hour earlier.
    const { text = '' } = (await store.read('help')) ?? {};
    await store.write('help', text, NO_CACHE);
    await s3.setTime(name, 'help', new Date(Date.now() - 3_600_000));

    const writes = await writesOf(() => send(site, { store }));
    expect(writes.sort()).toEqual(['PUT _astro/app.v1.css', 'PUT help', 'PUT promotion']);
    expect((await readSite(s3.website(name))).faults).toEqual([]);
    expect((await fetch(`${s3.website(name)}/help`)).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect((await store.read('google-verification.html'))?.text).toBe('ours');
  });

  it('keeps hashed files of the earlier one for 7 days, and while it can be gone back to', async () => {
    const { store } = await openBucket();
    const start = Date.parse('2026-03-01T00:00:00Z');
    const publishAfter = async (version: string, days: number) => {
      await send(await build(version), { store, now: () => start + days * DAY_MS });
      return (await served(store)).filter((key) => key.startsWith('_astro/'));
    };
    await publishAfter('v1', 0);
    expect(await publishAfter('v2', 1)).toContain('_astro/app.v1.css');
    // It is one of five, so it stays longer than a week.
    expect(await publishAfter('v3', 10)).toContain('_astro/app.v1.css');
    await publishAfter('v4', 10);
    await publishAfter('v5', 10);
    const sixth = await publishAfter('v6', 10);
    expect(sixth).not.toContain('_astro/app.v1.css');
    await publishAfter('v7', 10);
    // v3 was live 20 days after the start for the last time.
    expect(await publishAfter('v8', 16.9)).toContain('_astro/app.v3.css');
    expect(await publishAfter('v9', 17.1)).not.toContain('_astro/app.v3.css');

    const kept = [...(await store.list()).keys()];
    expect(kept.filter((key) => key.startsWith(`${KEPT}manifests/`))).toHaveLength(5);
    // Of each release its own, and what is the same in all: help, robots.txt, security.txt.
    const own = ['index', 'bd', 'bd/promotion', 'promotion', 'only', '404', 'bd/404', 'games', 'sitemap'];
    expect(kept.filter(isContent).length).toBeLessThanOrEqual(own.length * 5 + 3);
  });

  it('does not replace a site by less than half of it, unless that is allowed', async () => {
    const { store } = await openBucket();
    await send(await build('v1', siteOf('v1'), { pages: 100 }), { store });
    const small = await build('v2', siteOf('v2'), { pages: 10 });
    expect(await send(small, { store })).toMatchObject({ kind: 'failed', reason: expect.stringContaining('10 pages, less than half') });
    expect(await send(small, { store, allowSmaller: true })).toMatchObject({ kind: 'sent' });
  });
});

it('does not publish the maintenance page, which a bucket cannot send with its status', async () => {
  const { store } = await openBucket();
  const site = await build('v1', siteOf('v1'), { maintenance: true });
  expect(await send(site, { store })).toMatchObject({ kind: 'failed', reason: expect.stringContaining('503') });
  expect(await served(store)).toEqual([]);
});
