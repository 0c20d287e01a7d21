import type { BrowserContextOptions } from 'playwright';
import { TEST_SITE } from './test-site.ts';

/** What a browser holds that the demo player has logged in with. */
export async function demoSession(): Promise<BrowserContextOptions['storageState']> {
  const { apiUrl, siteUrl } = TEST_SITE;
  const answer = await fetch(`${apiUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo1', password: 'demo1234' }),
  });
  const { token, refresh_token } = (await answer.json()) as Record<string, string>;
  const localStorage = Object.entries({ token, refresh_token }).map(([name, value]) => ({ name, value: String(value) }));
  return { cookies: [], origins: [{ origin: siteUrl, localStorage }] };
}
