import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { describe, expect } from 'vitest';
import { test as base } from '../fixtures/test.ts';

const SECRET = `whsec_${Buffer.from('lamp river lamp river lamp river').toString('base64')}`;

interface Delivery {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Fixtures {
  /** A site's rebuild service: what it received, and what it answers. */
  site: { url: string; deliveries: Delivery[]; status: number };
  /** The sandbox's address; it notifies `site`. */
  url: string;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures a fixture needs out of this pattern.
  site: async ({}, use) => {
    const deliveries: Delivery[] = [];
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        deliveries.push({ path: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() });
        response.writeHead(site.status).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const site = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, deliveries, status: 202 };
    await use(site);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
  url: async ({ start, site, folder }, use) => {
    writeFileSync(join(folder, 'webhook-secret'), `${SECRET}\n`);
    await use((await start({ origins: [site.url] })).url);
  },
});

function post(url: string, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${url}/desk/content${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers });
}

const pageAt = async (url: string) => (await fetch(`${url}/desk/content`)).text();
const dataAt = async (url: string) =>
  ((await (await fetch(`${url}/api/v1/init?currency_id=1`)).json()) as { data: Record<string, unknown> }).data;
const welcome = { name: 'Welcome back', content: '<h2>Hello\r\nagain</h2>' };

describe('the desk’s content page', () => {
  test('shows what is on the site, as text', async ({ url }) => {
    const page = await pageAt(url);
    expect(page).toContain('&lt;h2&gt;Hello&lt;/h2&gt;</textarea>');
    expect(page).toContain('<textarea name="bd" lang="bd" rows="2" maxlength="1000" required>\nখবর</textarea>');
    expect(page).not.toMatch(/<script|<style| style=| on\w+=/);
    expect(await (await fetch(`${url}/desk`)).text()).toContain('href="/desk/content"');
    expect((await fetch(`${url}/desk/content/content.css`)).headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  test('publishes a promotion: saved, and sent with a signature', async ({ url, site }) => {
    const answer = await post(url, '/promotions/101', welcome);

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk/content']);
    expect((await dataAt(url))['promotion']).toContainEqual(
      expect.objectContaining({ id: 101, promotion_name: 'Welcome back', content: '<h2>Hello\nagain</h2>', language: 'en' }),
    );
    const [delivery] = site.deliveries;
    expect(site.deliveries).toHaveLength(1);
    expect(delivery?.path).toBe('/hooks/content');
    expect(new Webhook(SECRET).verify(delivery?.body ?? '', delivery?.headers as Record<string, string>)).toMatchObject({
      type: 'content.changed',
    });
    expect(await pageAt(url)).toContain('Accepted at');
  });

  test('publishes the marquee in every language', async ({ url, site }) => {
    expect((await post(url, '/marquee', { en: 'Fresh', bd: 'তাজা' })).status).toBe(303);
    expect((await dataAt(url))['marquee']).toEqual({ en: 'Fresh', bd: 'তাজা' });
    expect(site.deliveries).toHaveLength(1);
  });

  test('sends each change with its own id', async ({ url, site }) => {
    for (const name of ['One', 'Two']) await post(url, '/promotions/101', { ...welcome, name });
    expect(new Set(site.deliveries.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  });

  test('sends what could not be delivered again with the next, under the same id', async ({ url, site, clock }) => {
    site.status = 503;
    await post(url, '/promotions/101', welcome);
    expect(await pageAt(url)).toContain('The site answered 503; it is tried again');

    site.status = 202;
    clock.now += 5000;
    await post(url, '/marquee', { en: 'Fresh', bd: 'তাজা' });
    const [first, second, third] = site.deliveries.map(({ headers }) => headers['webhook-id']);
    expect([second, site.deliveries.length]).toEqual([first, 3]);
    expect(third).not.toBe(first);
    expect(await pageAt(url)).not.toContain('tried again');
  });

  test('says when the site is not there, and saves all the same', async ({ start }) => {
    const { url } = await start({ origins: ['http://localhost:1'] });
    expect((await post(url, '/promotions/101', welcome)).status).toBe(303);
    expect(await pageAt(url)).toContain('The site has made no secret yet');

    const { url: other } = await start({ origins: ['http://localhost:1'], webhookSecret: SECRET, reset: true });
    await post(other, '/promotions/101', welcome);
    expect(await pageAt(other)).toContain('Nobody answers at http://localhost:1/hooks/content');
    expect((await dataAt(other))['promotion']).toContainEqual(expect.objectContaining({ promotion_name: 'Welcome back' }));
  });

  test.for([
    ['/promotions/101', { ...welcome, name: ' ' }, 400, 'Nothing was changed: name is empty'],
    ['/promotions/101', { name: 'x', content: 'x'.repeat(100_001) }, 400, 'Nothing was changed: content has more than 100000 characters'],
    ['/promotions/999', welcome, 404, 'There is no such promotion'],
    ['/marquee', { en: 'Only one' }, 400, 'Nothing was changed: bd is empty'],
  ] as const)('%s is refused in words (%#)', async ([path, fields, status, message], { url, site }) => {
    const before = await dataAt(url);
    const answer = await post(url, path, fields);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(`<p role="alert">${message}</p>`)]);
    expect([await dataAt(url), site.deliveries]).toEqual([before, []]);
  });

  test('refuses a form of another origin, the site’s own included', async ({ url, site }) => {
    for (const origin of [site.url, 'https://attacker.example', 'null']) {
      expect((await post(url, '/promotions/101', welcome, { origin })).status).toBe(403);
    }
    const asText = await fetch(`${url}/desk/content/marquee`, {
      method: 'POST',
      body: 'en=a&bd=b',
      headers: { 'Content-Type': 'text/plain' },
    });
    expect(asText.status).toBe(415);
    expect(site.deliveries).toEqual([]);
  });
});
