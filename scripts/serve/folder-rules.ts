import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKER_PATH } from '../../src/lib/config.ts';
import {
  CACHE,
  DOCUMENT_HEADERS,
  HASHED_FOLDERS,
  REDIRECTS,
  WORKER_CONTENT_POLICY,
} from './rules.ts';

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Writes `_headers` and `_redirects` into a built site, as Cloudflare Pages reads them. It joins the values of a header for which several rules
 * match by a comma: of content policies both then count, but two cache times would be invalid, so pages have the host's own, which asks at each visit.
 */
export async function writeFolderRules(site: string): Promise<void> {
  const headers = [
    // The host adds this one by itself.
    `${rule('/*', DOCUMENT_HEADERS)}\n  ! Access-Control-Allow-Origin`,
    ...HASHED_FOLDERS.map((folder) => rule(`/${folder}/*`, { 'Cache-Control': CACHE.hashed })),
    rule(WORKER_PATH, {
      'Cache-Control': CACHE.worker,
      'Content-Security-Policy': WORKER_CONTENT_POLICY,
    }),
  ];
  const redirects = REDIRECTS.map(
    ({ from, to, status }) => `${from} ${to.replace('*', ':splat')} ${status}`,
  );
  await writeFile(join(site, '_headers'), `${headers.join('\n')}\n`);
  await writeFile(join(site, '_redirects'), `${redirects.join('\n')}\n`);
}
