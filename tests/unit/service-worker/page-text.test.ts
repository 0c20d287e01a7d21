import { expect, test } from 'vitest';
import { cacheableText } from '../../../src/service-worker/page-files.ts';

const HTML = '<!DOCTYPE html><html lang="en" data-language="en"><body>data-guard</body></html>';

/** An answer as `fetch` gives it: nothing made by hand has an address, or came by a redirect. */
function answer(
  text = HTML,
  { status = 200, headers = {}, ...more }: { status?: number; headers?: object; redirected?: boolean; type?: string } = {},
) {
  const response = new Response(text, { status, headers: { 'content-type': 'text/html;charset=utf-8', ...headers } });
  return Object.defineProperties(response, {
    redirected: { value: more.redirected ?? false },
    type: { value: more.type ?? 'basic' },
  });
}

test('a page of the site may be cached', async () => expect(await cacheableText(answer())).toBe(HTML));

test.each([
  ['a page that is missing', answer(HTML, { status: 404 })],
  ['a page during maintenance', answer(HTML, { status: 503 })],
  ['one that a host sends with 200', answer('<!DOCTYPE html><html data-player-scripts="/a.js" lang="en" data-maintenance>')],
  ['a part', answer(HTML, { status: 206 })],
  ['what a redirect led to', answer(HTML, { redirected: true })],
  ['another origin’s', answer(HTML, { type: 'cors' })],
  ['an opaque redirect', answer('', { type: 'opaqueredirect' })],
  ['what must not be stored', answer(HTML, { headers: { 'cache-control': 'no-store' } })],
  ['no page', answer('{}', { headers: { 'content-type': 'application/json' } })],
  ['a page of the account', answer('<!DOCTYPE html><html lang="en" data-guard="player">')],
  ['a form', answer('<!DOCTYPE html>\n<html data-guard="guest" lang="en">')],
])('%s may not', async (_name, response) => expect(await cacheableText(response)).toBeUndefined());
