import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { test as base } from '../fixtures/test.ts';

const SECRET = `whsec_${Buffer.from('lamp river lamp river lamp river').toString('base64')}`;
/** 10:30 in Dhaka. */
const PUBLISHED_AT = Date.UTC(2026, 10, 22, 4, 30);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const iso = (ms: number) => new Date(PUBLISHED_AT + ms).toISOString();

const release = (builtMs: number, contentMs: number) => ({ builtAt: iso(builtMs), contentAt: iso(contentMs) });
const old = release(-10 * MINUTE, -9 * MINUTE);
const failure = { step: 'check', reason: '/bd: </pre>a link leads nowhere' };
const idle = { release: old, publishing: false, lastPublish: null, lastFailure: null };

const stateIn = (page: string) => {
  const [, kind, text = ''] = /<p class="state (\w+)" role="status"><strong>Theme WhiteGold:<\/strong>(.*?)<\/p>/s.exec(page) ?? [];
  return [kind, text.replaceAll(/\s+/g, ' ').trim(), page.includes('data-following')];
};

interface Site {
  /** What it answers to a webhook. */
  status: number;
  /** What its rebuild service says of itself; undefined where nothing of it is there. */
  health: unknown;
}

const test = base.extend<{ site: Site; url: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures a fixture needs out of this pattern.
  site: async ({}, use) => use({ status: 202, health: undefined }),
  /** The desk's content pages, of a sandbox that notifies `site`. */
  url: async ({ start, site }, use) => {
    const server = createServer(({ url, method }, response) => {
      if (url === '/healthz' && site.health) response.end(JSON.stringify(site.health));
      else response.writeHead(method === 'POST' ? site.status : 404).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` as const;
    await use(`${(await start({ origins: [origin], webhookSecret: SECRET })).url}/desk/content`);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

const publish = (url: string) => fetch(`${url}/theme`, { method: 'POST', body: new URLSearchParams({ theme: 'WhiteGold' }) });
const pageAt = async (url: string) => (await fetch(url)).text();

test.for([
  ['that it is being built', { ...idle, publishing: true }, ['building', 'Being built …', true]],
  ['that it will be, before it has begun', idle, ['building', 'Being built …', true]],
  [
    'since when it is live, with the page',
    { ...idle, release: release(MINUTE, SECOND) },
    ['live', expect.stringMatching(/^Live since 2026-11-22 10:31:00\. <a href="[^"]+\/">See the page<\/a>$/), false],
  ],
  [
    'where it failed',
    { ...idle, lastPublish: { outcome: 'failed', startedAt: iso(SECOND) }, lastFailure: failure },
    ['failed', 'Not published: the check failed. The site stays as it was.', false],
  ],
  [
    'nothing of a failure before it',
    { ...idle, lastPublish: { outcome: 'failed', startedAt: iso(-SECOND) }, lastFailure: failure },
    ['building', 'Being built …', true],
  ],
  [
    'that the content was rolled back',
    { ...idle, lastPublish: { outcome: 'withheld', startedAt: iso(SECOND) } },
    ['failed', 'Not published: the site was rolled back from it.', false],
  ],
  ['that the site does not tell', undefined, ['unknown', expect.stringContaining('does not say here what came of it'), false]],
] as const)('after Publish the desk says %s', async ([, health, expected], { url, site, clock }) => {
  clock.now = PUBLISHED_AT;
  await publish(url);
  site.health = health;
  for (const path of ['', '/published']) expect(stateIn(await pageAt(url + path))).toEqual(expected);
});

test('after Publish the desk says why it failed, as text', async ({ url, site, clock }) => {
  clock.now = PUBLISHED_AT;
  await publish(url);
  site.health = { ...idle, lastPublish: { outcome: 'failed', startedAt: iso(SECOND) }, lastFailure: failure };
  expect(await pageAt(url)).toContain('<pre tabindex="0">/bd: &lt;/pre&gt;a link leads nowhere</pre>');
});

test('the desk says what the site answered to Publish, and saves all the same', async ({ url, site }) => {
  site.status = 503;
  await publish(url);
  const page = await pageAt(url);
  expect(page).toContain('The site answered 503. Publish once more when it is there.');
  expect(page).toContain('value="WhiteGold" checked');
});
