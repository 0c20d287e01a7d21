import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { indexNow, purgeBy } from '../../../../../scripts/rebuild/bucket/tell.ts';
import { folderOf } from '../../folder.ts';
import { buildSite, SITE, send } from './bucket-site.ts';
import { hasRclone, leftOut, type S3Server, startS3 } from './s3-server.ts';

describe.skipIf(!hasRclone)(`a publish to a bucket${leftOut}`, () => {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3(['purged', 'failing', 'searched']);
  });

  it('tells the CDN what changed and what is gone, and nothing that has a name of its own', async () => {
    const remote = s3.remote('purged');
    const told: (readonly string[])[] = [];
    const purge = async (addresses: readonly string[]) => void told.push(addresses);
    await send(await buildSite('v1'), { remote, purge });
    expect(told[0]).toContain('https://play.example/');
    const next = await buildSite('v2');
    await send(next, { remote, purge });
    const paths = ['', '404.html', 'bd', 'bd/404.html', 'bd/promotion', 'games.json', 'promotion', 'sitemap-0.xml'];
    const both = [...paths, 'promotion/only-v1', 'promotion/only-v2'];
    expect(told[1]).toEqual(both.map((path) => `https://play.example/${path}`).sort());
    await send(next, { remote, purge });
    expect(told).toHaveLength(2);
  });

  it('tells the CDN again with the next publish when it did not hear, while the release is live', async () => {
    const remote = s3.remote('failing');
    const site = await buildSite('v1');
    const refuse = () => Promise.reject(new Error('quota exceeded'));
    expect(await send(site, { remote, purge: refuse })).toMatchObject({ kind: 'sent', purge: 'quota exceeded' });
    const told: string[] = [];
    const purge = async (addresses: readonly string[]) => void told.push(...addresses);
    expect(await send(site, { remote, purge })).toEqual({ kind: 'unchanged', id: site.release.id });
    expect(told).toContain('https://play.example/promotion/only-v1');
  });

  it('tells search engines of pages in the sitemap alone, and shows them the key on the site', async () => {
    const posts: { url: string; body: unknown }[] = [];
    const post: typeof fetch = async (url, options) => {
      posts.push({ url: String(url), body: JSON.parse(String(options?.body)) });
      return new Response(null, { status: 202 });
    };
    const key = 'abcdef0123456789';
    const remote = s3.remote('searched');
    const search = indexNow(key, SITE, post);
    await send(await buildSite('v1'), { remote, search, indexNowKey: key });
    await send(await buildSite('v2'), { remote, search, indexNowKey: key });
    expect(await remote.read(`${key}.txt`)).toBe(key);
    expect(posts[1]).toEqual({
      url: 'https://api.indexnow.org/indexnow',
      body: {
        host: 'play.example',
        key,
        keyLocation: `https://play.example/${key}.txt`,
        urlList: ['', 'promotion/only-v1', 'promotion/only-v2'].map((path) => `https://play.example/${path}`),
      },
    });
  });
});

describe('the CDN', () => {
  it('gets the addresses on the standard input of a command', async () => {
    const folder = await folderOf();
    await purgeBy(`cat > ${folder}/told`)(['https://play.example/', 'https://play.example/bd']);
    expect(await readFile(join(folder, 'told'), 'utf8')).toBe('https://play.example/\nhttps://play.example/bd\n');
    await purgeBy('exit 0')(['https://play.example/']);
  });

  it('sees the bucket’s keys, and none of the service’s secrets', async () => {
    vi.stubEnv('STATUS_TOKEN', 'token');
    vi.stubEnv('AWS_PROFILE', 'cdn');
    await expect(purgeBy('echo "$AWS_PROFILE $STATUS_TOKEN."; exit 1')(['a'])).rejects.toThrow(/: cdn \.$/);
  });

  it('fails with the command’s own words', async () => {
    await expect(purgeBy('echo no such zone >&2; exit 3')(['a'])).rejects.toThrow('PURGE_COMMAND ended with code 3: no such zone');
  });

  it.each(['sleep 60', 'cat | sleep 60', 'sleep 60; true'])('fails when “%s” takes too long', async (command) => {
    await expect(purgeBy(command, 300)(['a'])).rejects.toThrow('ended with SIGKILL');
  });
});

describe('search engines', () => {
  it('are asked for at most 10,000 addresses at once, and a refusal is told', async () => {
    const counts: number[] = [];
    const post: typeof fetch = async (_url, options) => {
      counts.push((JSON.parse(String(options?.body)) as { urlList: string[] }).urlList.length);
      return new Response(null, { status: counts.length < 3 ? 200 : 403 });
    };
    const tell = indexNow('abcdef0123456789', SITE, post);
    await tell(Array.from({ length: 10_001 }, (_, place) => `https://play.example/${place}`));
    expect(counts).toEqual([10_000, 1]);
    await expect(tell(['https://play.example/'])).rejects.toThrow('IndexNow answered with 403');
  });
});
