import { beforeEach, expect, it, vi } from 'vitest';
import worker, { type StoredObject } from '../../../../scripts/serve/bucket-worker.ts';

const PAGE = `<!doctype html><meta http-equiv="content-security-policy" content="default-src 'none';">`;

/** What the bucket holds. */
const OBJECTS: Record<string, string> = {
  'site/slots.html': PAGE,
  'site/slots/v2.0.html': PAGE,
  'site/404.html': 'nothing here',
  'site/bd/404.html': 'কিছু নেই',
  'site/robots.txt': 'Allow: /',
  'site/_astro/app.1.js': 'app()',
};

const asked = vi.fn(async (key: string): Promise<StoredObject | null> => {
  const content = OBJECTS[key];
  if (content === undefined) return null;
  const answer = new Response(content);
  return {
    key,
    httpEtag: '"tag"',
    body: answer.body as ReadableStream,
    arrayBuffer: () => answer.arrayBuffer(),
  };
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  const work: Promise<unknown>[] = [];
  const request = new Request(`https://site.example${path}`, { method, headers });
  const answer = await worker.fetch(request, { SITE: { get: asked }, FOLDER: 'site/' }, { waitUntil: (one) => work.push(one) });
  await Promise.all(work);
  return answer;
}

beforeEach(() => {
  const kept = new Map<string, Response>();
  const cache = {
    match: async ({ url }: Request) => kept.get(url)?.clone(),
    put: async (url: string, response: Response) => void kept.set(url, response),
  };
  vi.stubGlobal('caches', { default: cache });
  asked.mockClear();
});

it('sends a page with its own policy, and a missing one in its language', async () => {
  expect((await get('/slots')).headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  const missing = await get('/bd/nothing');
  expect([missing.status, await missing.text()]).toEqual([404, 'কিছু নেই']);
  expect(missing.headers.has('ETag')).toBe(false);
});

it('sends what the table of headers says, whatever the bucket knows of a file', async () => {
  const headers = async (path: string) => {
    const { headers } = await get(path);
    return [headers.get('Content-Type'), headers.get('Cache-Control')];
  };
  expect(await headers('/slots/v2.0')).toEqual(['text/html;charset=utf-8', 'public, max-age=30, must-revalidate']);
  expect(await headers('/robots.txt')).toEqual(['text/plain', 'public, max-age=3600']);
  expect(await headers('/_astro/app.1.js')).toEqual(['text/javascript', 'public, max-age=31536000, immutable']);
});

it('knows a tag that the edge has marked as weak', async () => {
  expect((await get('/slots', { 'If-None-Match': 'W/"tag"' })).status).toBe(304);
  expect((await get('/slots', { 'If-None-Match': '"other", "tag"' })).status).toBe(304);
  expect((await get('/slots', { 'If-None-Match': '"other"' })).status).toBe(200);
});

it('asks the bucket for a hashed file once, whatever stands behind it, and keeps no answer without a body', async () => {
  await get('/_astro/app.1.js', {}, 'HEAD');
  expect(await (await get('/_astro/app.1.js')).text()).toBe('app()');
  expect(await (await get('/_astro/app.1.js?again')).text()).toBe('app()');
  expect(asked).toHaveBeenCalledTimes(2);
});

it('keeps no missing file', async () => {
  expect((await get('/_astro/gone.js')).status).toBe(404);
  OBJECTS['site/_astro/gone.js'] = 'back()';
  expect((await get('/_astro/gone.js')).status).toBe(200);
});

it('reads nothing of what the site is published from, and no key that is too long', async () => {
  expect((await get('/.site/state.json')).status).toBe(400);
  expect((await get('/slots/%2e%2e/%2esite/state.json')).status).toBe(400);
  expect(asked).not.toHaveBeenCalled();
  expect((await get(`/${'a'.repeat(2_000)}`)).status).toBe(404);
  expect(asked).toHaveBeenCalledExactlyOnceWith('site/404.html');
});

it('says 503, for nobody to keep, when the bucket does not answer', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  asked.mockRejectedValueOnce(new Error('internal error'));
  const answer = await get('/slots');
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
