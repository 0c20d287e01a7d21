import type { Page } from '@playwright/test';
import { expect, settled, test } from '../fixtures/test.ts';
import { hide, show } from '../session/visibility.ts';

/** The calls of the backend that a page makes, each with what it asks for. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${pathname}${search} ${request.postData() ?? ''}`);
  });
  return calls;
}

/** The player looks at another app for so many seconds. */
async function comeBack(page: Page, afterSeconds: number): Promise<void> {
  await hide(page);
  await page.clock.fastForward(afterSeconds * 1_000);
  await show(page);
  await settled(page);
}

for (const path of ['/', '/deposit', '/transaction']) {
  test(`${path} asks for nothing on three returns within a minute, and for each thing once on a later one`, async ({ page, open }) => {
    await page.clock.install();
    await open(path, { as: 'player' });
    await settled(page);
    const calls = watchCalls(page);
    for (let time = 0; time < 3; time += 1) await comeBack(page, 10);
    expect(calls).toEqual([]);
    await comeBack(page, 60);
    expect(calls.some((call) => call.startsWith('/api/v1/user-profile'))).toBe(true);
    expect(calls).toEqual([...new Set(calls)]);
  });
}
