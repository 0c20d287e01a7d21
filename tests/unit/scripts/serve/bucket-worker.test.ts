import { beforeEach, expect, it, vi } from 'vitest';
import worker, { type StoredObject } from '../../../../scripts/serve/bucket-worker.ts';

const PAGE = `<!doctype html><meta http-equiv="content-security-policy" content="default-src 'none';">`;

/** What the bucket holds, by key: type and content. */
const OBJECTS: Record<string, [type: string, content: string]> = {
  'site/slots': ['text/html;charset=utf-8', PAGE],
  'site/404.html': ['text/html;charset=utf-8', 'nothing here'],
  'site/bd/404.html': ['text/html;charset=utf-8', 'কিছু নেই'],
  'site/_astro/app.1.js': ['text/javascript', 'app()'],
};

const asked = vi.fn(async (key: string): Promise<StoredObject | null> => {
  const [contentType, content] = OBJECTS[key] ?? [];
  if (contentType === undefined) return null;
  const answer = new Response(content);
  return {
    httpEtag: '"tag"',
    httpMetadata: { contentType, cacheControl: 'public' },
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
  return () => vi.unstubAllGlobals();
});

it('sends a page with its own policy, and a missing one in its language', async () => {
  expect((await get('/slots')).headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  const missing = await get('/bd/nothing');
  expect([missing.status, await missing.text()]).toEqual([404, 'কিছু নেই']);
  expect(missing.headers.has('ETag')).toBe(false);
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
  OBJECTS['site/_astro/gone.js'] = ['text/javascript', 'back()'];
  expect((await get('/_astro/gone.js')).status).toBe(200);
});

it('reads nothing of what the site is published from, and no key that is too long', async () => {
  expect((await get('/.releases/state.json')).status).toBe(400);
  expect((await get('/slots/%2e%2e/%2ereleases/state.json')).status).toBe(400);
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
