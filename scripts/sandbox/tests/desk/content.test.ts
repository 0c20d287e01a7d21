import { describe, expect } from 'vitest';
import { dataAt, pageAt, post, SECRET, test } from '../fixtures/site.ts';

const theme = { theme: 'WhiteGold' };

describe('the desk’s content page', () => {
  test('takes a theme of its list only', async ({ url, site }) => {
    expect((await post(url, '/theme', { theme: 'Mud' })).status).toBe(400);
    expect([(await dataAt(url))['theme'], site.deliveries]).toEqual(['Green', []]);
  });

  test('says what the site answered, until it takes the next', async ({ url, site }) => {
    site.status = 503;
    await post(url, '/theme', theme);
    expect(await pageAt(url)).toContain('The site answered 503. Publish once more when it is there.');

    site.status = 202;
    await post(url, '/theme', theme);
    const [first, second] = site.deliveries.map((headers) => headers['webhook-id']);
    expect(second).not.toBe(first);
    expect(await pageAt(url)).not.toContain('once more');
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
