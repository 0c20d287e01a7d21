/**
 * Answers as our own server does from the objects that scripts/rebuild/bucket writes: the script of a Cloudflare Worker before an R2 bucket
 * (scripts/hosts/wrangler-file.ts). It runs there, so it knows nothing of Node. tests/hosts compares the two.
 */
import { DEFAULT_LANGUAGE } from '../../src/lib/config.ts';
import { languageOfPath } from '../../src/lib/domain/site/address.ts';
import { HEAD_BYTES, policyInHead } from '../hosts/policy-in-head.ts';
import { FILE_TYPES, UNKNOWN_TYPE } from '../hosts/rules.ts';
import { isHidden, readAddress } from './address.ts';
import { cacheControl, isHashed, securityHeaders } from './headers.ts';

/** What is used of an object in R2. */
export interface StoredObject {
  key: string;
  /** In quotes. */
  httpEtag: string;
  body: ReadableStream;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export interface WorkerSettings {
  SITE: { get(key: string): Promise<StoredObject | null> };
  /** The folder of the bucket that holds the site: empty, or with a slash at its end. */
  FOLDER: string;
}

interface Context {
  waitUntil(work: Promise<unknown>): void;
}

/** R2 refuses longer keys. */
const MAX_KEY_BYTES = 1024;

const typeOf = (name: string) => FILE_TYPES[/\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? UNKNOWN_TYPE;

function text(status: number, words: string, headers: Record<string, string>): Response {
  return new Response(words, { status, headers: { ...headers, 'Content-Type': 'text/plain;charset=utf-8' } });
}

/** A page is the file with its name and `.html`; a name may have a dot of its own (`/slots/v2.0`). */
async function find(path: string, { SITE, FOLDER }: WorkerSettings): Promise<StoredObject | null> {
  const name = decodeURIComponent(path).slice(1) || 'index';
  const names = typeOf(name) === UNKNOWN_TYPE ? [`${name}.html`, name] : [name, `${name}.html`];
  for (const key of names.map((each) => FOLDER + each)) {
    const object = new TextEncoder().encode(key).length > MAX_KEY_BYTES ? null : await SITE.get(key);
    if (object) return object;
  }
  return null;
}

/** Whether the reader has these bytes already. Cloudflare marks the tag of what it compresses as weak. */
function isKnown({ httpEtag }: StoredObject, request: Request): boolean {
  const known = request.headers.get('If-None-Match') ?? '';
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === httpEtag);
}

/** A page with its own policy, or a file. */
async function send(object: StoredObject, request: Request, status: number, path: string): Promise<Response> {
  const contentType = typeOf(object.key);
  const isPage = contentType === FILE_TYPES['html'];
  const headers = new Headers({
    ...securityHeaders(path),
    'Cache-Control': cacheControl(isPage ? '/' : path),
    'Content-Type': contentType,
  });
  if (status === 200) headers.set('ETag', object.httpEtag);
  let body: ReadableStream | ArrayBuffer = object.body;
  if (isPage) {
    body = await object.arrayBuffer();
    const policy = policyInHead(new TextDecoder().decode(body.slice(0, HEAD_BYTES)));
    if (policy) headers.set('Content-Security-Policy', policy);
  }
  if (status === 200 && isKnown(object, request)) return new Response(null, { status: 304, headers });
  return new Response(body, { status, headers });
}

async function missing(path: string, request: Request, settings: WorkerSettings): Promise<Response> {
  const language = languageOfPath(path);
  const own = language === DEFAULT_LANGUAGE ? null : await find(`/${language}/404.html`, settings);
  const page = own ?? (await find('/404.html', settings));
  if (page) return send(page, request, 404, '/404');
  return text(404, 'Not Found', { ...securityHeaders('/404'), 'Cache-Control': cacheControl('/404') });
}

/** A hashed file is asked of the bucket once in each of Cloudflare's places. */
async function hashed(path: string, request: Request, settings: WorkerSettings, context: Context): Promise<Response | undefined> {
  const { default: cache } = caches as unknown as { default: Cache };
  // Without parameters, which would be other files to the cache.
  const key = new URL(path, request.url).href;
  const kept = await cache.match(new Request(key, request));
  if (kept) return kept;
  const object = await find(path, settings);
  if (!object) return undefined;
  const answer = await send(object, request, 200, path);
  if (answer.status === 200 && request.method === 'GET') context.waitUntil(cache.put(key, answer.clone()));
  return answer;
}

async function answer(request: Request, settings: WorkerSettings, context: Context): Promise<Response> {
  const address = readAddress(request.url.replace(/^https?:\/\/[^/?]*/, ''));
  const headers = securityHeaders(address.kind === 'path' ? address.path : '/');
  if (request.method !== 'GET' && request.method !== 'HEAD') return text(405, 'Method Not Allowed', { ...headers, Allow: 'GET, HEAD' });
  if (address.kind === 'malformed') return text(400, 'Bad Request', headers);
  if (address.kind === 'moved') return text(address.status, 'Moved', { ...headers, Location: address.to });
  const { path } = address;
  if (/(^|\/)404$/.test(path) || isHidden(path)) return missing(path, request, settings);
  if (isHashed(path)) return (await hashed(path, request, settings, context)) ?? missing(path, request, settings);
  const object = await find(path, settings);
  return object ? send(object, request, 200, path) : missing(path, request, settings);
}

export default {
  async fetch(request: Request, settings: WorkerSettings, context: Context): Promise<Response> {
    try {
      return await answer(request, settings, context);
    } catch (error) {
      // The bucket does not answer. Cloudflare keeps the log.
      console.error(error);
      return text(503, 'Service Unavailable', { ...securityHeaders('/'), 'Cache-Control': 'no-store' });
    }
  },
};
