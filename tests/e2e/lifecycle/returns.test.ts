import type { Page } from '@playwright/test';
import { watchRequests } from '../fixtures/requests.ts';
import { expect, settled, test } from '../fixtures/test.ts';
import { hide, show } from '../session/visibility.ts';

/** The player looks at another app for so many seconds. */
async function comeBack(page: Page, afterSeconds: number): Promise<void> {
  await hide(page);
  await page.clock.fastForward(afterSeconds * 1_000);
  await show(page);
  await settled(page);
}

for (const path of ['/', '/deposit', '/transaction']) {
  test(`${path} asks for nothing on three returns within a minute, and for each thing once on a later one`, async ({
    page,
    open,
  }) => {
    await page.clock.install();
    await open(path, { as: 'player' });
    await settled(page);
    const calls = watchRequests(page, /\/api\//);
    for (let time = 0; time < 3; time += 1) await comeBack(page, 10);
    expect(calls).toEqual([]);
    await comeBack(page, 60);
    expect(calls.join()).toContain('/api/v1/user-profile');
    expect(calls).toEqual([...new Set(calls)]);
  });
}
