import { expect, it, vi } from 'vitest';
import { findBrowser, NoBrowserError } from '../../../../scripts/browser/find-browser.ts';

it('takes the browser that is named', async () => {
  vi.stubEnv('E2E_BROWSER', process.execPath);
  expect(await findBrowser()).toEqual({ executablePath: process.execPath, source: 'E2E_BROWSER' });
});

it('says so when the named browser cannot be run, and takes no other', async () => {
  vi.stubEnv('E2E_BROWSER', '/nowhere/chromium');
  await expect(findBrowser()).rejects.toThrow(NoBrowserError);
  await expect(findBrowser()).rejects.toThrow('/nowhere/chromium');
});
