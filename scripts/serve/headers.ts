import type { ServerResponse } from 'node:http';
import { WORKER_PATH } from '../../src/lib/config.ts';
import { CACHE, DOCUMENT_HEADERS, FILE_HEADERS, FRAMING, HASHED_FOLDERS, WORKER_CONTENT_POLICY } from '../hosts/rules.ts';

const HASHED = new RegExp(`^/(${HASHED_FOLDERS.join('|')})/`);
const FILE = /\.[a-z\d]+$/i;

/** Whether files at `path` are named after their content. */
export function isHashed(path: string): boolean {
  return HASHED.test(path);
}

/** Security headers of an answer to `path`. A page's own content policy replaces the one here (site.ts). */
export function securityHeaders(path: string): Record<string, string> {
  if (isHashed(path)) return FILE_HEADERS;
  return { ...DOCUMENT_HEADERS, 'Content-Security-Policy': path === WORKER_PATH ? WORKER_CONTENT_POLICY : FRAMING };
}

/** Gives an answer to `path` its security headers. */
export function setSecurityHeaders(response: ServerResponse, path: string): void {
  for (const [name, value] of Object.entries(securityHeaders(path))) response.setHeader(name, value);
}

/** The `Cache-Control` of an answer to `path`. */
export function cacheControl(path: string): string {
  if (isHashed(path)) return CACHE.hashed;
  if (path === WORKER_PATH) return CACHE.worker;
  return FILE.test(path) ? CACHE.file : CACHE.page;
}
