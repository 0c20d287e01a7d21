import { describe, expect } from 'vitest';
import { dataAt, pageAt, post, SECRET, test } from '../fixtures/site.ts';

const theme = { theme: 'WhiteGold' };

describe('the desk’s content page', () => {
  test('takes a theme of its list only', async ({ url, site }) => {
    expect((await post(url, '/theme', { theme: 'Mud' })).status).toBe(400);
    expect([(await dataAt(url))['theme'], site.deliveries]).toEqual(['Green', []]);
  });

  test('sends what could not be delivered again with the next, under the same id', async ({ url, site, clock }) => {
    site.status = 503;
    await post(url, '/theme', theme);
    expect(await pageAt(url)).toContain('The site answered 503; it is tried again');

    site.status = 202;
    clock.now += 5000;
    await post(url, '/theme', { theme: 'Green' });
    const [first, second, third] = site.deliveries.map((headers) => headers['webhook-id']);
    expect([second, site.deliveries.length]).toEqual([first, 3]);
    expect(third).not.toBe(first);
    expect(await pageAt(url)).not.toContain('tried again');
  });

  test('says when the site is not there, and saves all the same', async ({ start }) => {
    const { url } = await start({ origins: ['http://localhost:1'] });
    expect((await post(url, '/theme', theme)).status).toBe(303);
    expect(await pageAt(url)).toContain('The site has made no secret yet');

    const { url: other } = await start({ origins: ['http://localhost:1'], webhookSecret: SECRET, reset: true });
    await post(other, '/theme', theme);
    expect(await pageAt(other)).toContain('Nobody answers at http://localhost:1/hooks/content');
    expect((await dataAt(other))['theme']).toBe('WhiteGold');
  });

  test('refuses a form of another origin, the site’s own included', async ({ url, site }) => {
    for (const origin of [site.url, 'https://attacker.example', 'null']) {
      expect((await post(url, '/theme', theme, { origin })).status).toBe(403);
    }
    const asText = await fetch(`${url}/desk/content/theme`, {
      method: 'POST',
      body: 'theme=WhiteGold',
      headers: { 'Content-Type': 'text/plain' },
    });
    expect(asText.status).toBe(415);
    expect(site.deliveries).toEqual([]);
  });
});
