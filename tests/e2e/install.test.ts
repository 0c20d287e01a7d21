import sharp from 'sharp';
import { expect, test } from './fixtures/test.ts';

interface Manifest {
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { url: string }[];
}

for (const home of ['/', '/bd']) {
  test(`what the manifest of ${home} names is there, and the browser has nothing against it`, async ({
    page,
    open,
    request,
  }) => {
    await open(home);
    const { errors, url } = await (await page.context().newCDPSession(page)).send(
      'Page.getAppManifest',
    );
    expect(errors).toEqual([]);
    const manifest = (await (await request.get(url)).json()) as Manifest;
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    }
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
    for (const shortcut of manifest.shortcuts)
      expect((await request.get(shortcut.url)).status()).toBe(200);
  });
}

test('bars, menus and dialogs keep clear of the edges of an installed phone’s screen', async ({
  page,
  open,
}) => {
  const edges = { top: 44, bottom: 34, left: 20, right: 20 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: edges });
  await open('/slots');
  /** Parts that are seen and are not within the edges. */
  const outside = (selector: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .evaluateAll(
        (parts, { left, top, right, bottom }) =>
          parts
            .filter((part) => {
              const box = part.getBoundingClientRect();
              const isBeyond = box.right > innerWidth - right || box.bottom > innerHeight - bottom;
              return box.left < left || box.top < top || isBeyond;
            })
            .map((part) => part.outerHTML.slice(0, 80)),
        edges,
      );
  expect(await outside('header :is(a, button):not(nav *), body > nav :is(a, button)')).toEqual([]);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect.poll(() => outside('#menu [aria-label="Close menu"]')).toEqual([]);
  // The menu may be longer than the screen: then its end is what comes near the edge.
  const language = '#menu [popovertarget="languages"]';
  await page.locator(language).evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await expect.poll(() => outside(language)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('header').getByRole('link', { name: 'Search games' }).first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
  expect(await outside('dialog[open] > input, dialog[open] button.absolute')).toEqual([]);
});
