import type { ServerResponse } from 'node:http';
import { WORKER_PATH } from '../../src/lib/config.ts';
import {
  CACHE,
  DOCUMENT_HEADERS,
  FILE_HEADERS,
  HASHED_FOLDERS,
  WORKER_CONTENT_POLICY,
} from './rules.ts';

const HASHED = new RegExp(`^/(${HASHED_FOLDERS.join('|')})/`);
/** A page's name may have a dot, too (`/slots/Play.io`). */
const FILE = /\.(avif|css|ico|jpg|js|json|png|svg|txt|webmanifest|webp|woff2|xml)$/i;

/** Whether files at `path` are named after their content. */
function isHashed(path: string): boolean {
  return HASHED.test(path);
}

/** Whether `path` is a file that is no page. */
export function isFile(path: string): boolean {
  return FILE.test(path);
}

/** Gives an answer to `path` its security headers. */
export function setSecurityHeaders(response: ServerResponse, path: string): void {
  const headers = isHashed(path) ? FILE_HEADERS : DOCUMENT_HEADERS;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (path === WORKER_PATH) response.setHeader('Content-Security-Policy', WORKER_CONTENT_POLICY);
}

/** The `Cache-Control` of an answer to `path`. */
export function cacheControl(path: string): string {
  if (isHashed(path)) return CACHE.hashed;
  if (path === WORKER_PATH) return CACHE.worker;
  return isFile(path) ? CACHE.file : CACHE.page;
}
