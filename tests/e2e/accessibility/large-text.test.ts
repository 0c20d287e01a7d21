import type { Page } from '@playwright/test';
import { expect, goOffline, test } from '../fixtures/test.ts';
import { layoutProblems } from './layout.ts';

/** Sets the browser's own size of letters, which changes `rem` but no pixels. */
async function setLetters(page: Page, px: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
}

/** Controls of the header that lie over each other, and the balance where it does not fit in its place. */
function crowdedControls(): string[] {
  const ROUNDING = 1.5;
  const name = (element: Element) =>
    element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
  const isShown = (element: Element) =>
    element.checkVisibility() && !element.closest('[popover], nav');
  const overlaps = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > ROUNDING &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > ROUNDING;
  const controls = [...document.querySelectorAll('header :is(a, button)')].filter(isShown);
  const problems = controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter((other) => overlaps(one.getBoundingClientRect(), other.getBoundingClientRect()))
      .map((other) => `${name(one)} lies over ${name(other)}`),
  );
  const place = document.querySelector('[data-wallet]')?.getBoundingClientRect();
  const balance = document.querySelector('[data-wallet-amount] > *')?.getBoundingClientRect();
  if (place && balance && balance.right > place.right + ROUNDING)
    problems.push('the balance leaves its place');
  return problems;
}

/** Names of games, and offers, that are cut after their last line: that takes 20 px and more, the feet of the last letters two. */
const cutNames = () =>
  [...document.querySelectorAll('.game-row .tile-name, .slide:first-child .line-clamp-3')]
    .filter((name) => name.scrollHeight > name.clientHeight + 9)
    .map((name) => name.textContent);

const PAGES = {
  guest: [
    '/',
    '/ms',
    '/bd/slots',
    '/bd/promotion',
    '/bd/sports',
    '/register',
    '/ms/safer-play/self-test',
    '/bd/nosuch',
  ],
  player: [
    '/bd',
    '/slots',
    '/bd/promotion',
    '/bd/deposit',
    '/bd/withdraw',
    '/ms/withdraw',
    '/bd/transfer',
    '/bd/profile',
    '/ms/profile',
    '/bd/transaction',
    '/bd/bank',
    '/safer-play',
  ],
} as const;

// The ticker then stands still, as a row to scroll.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedFaults: /answer 404|status of 404/,
});

for (const [what, px, width] of [
  ['letters of one and a half times the size', 24, 360],
  ['letters of twice the size', 32, 360],
  ['a page enlarged by a half', 16, 240],
] as const) {
  for (const as of ['guest', 'player'] as const) {
    test(`nothing is cut or covered for a ${as} with ${what}`, async ({ page, open }) => {
      test.slow();
      await page.setViewportSize({ width, height: 740 });
      await setLetters(page, px);
      await open('/', { as });
      for (const path of PAGES[as]) {
        await open(path);
        await page.evaluate(() => document.fonts.ready);
        expect(
          [...(await layoutProblems(page)), ...(await page.evaluate(crowdedControls))],
          path,
        ).toEqual([]);
        expect(await page.evaluate(cutNames), path).toEqual([]);
      }
      for (const menu of as === 'player' ? ['menu', 'wallet'] : ['menu']) {
        await page.locator(`header button[popovertarget=${menu}]`).first().click();
        if (menu === 'wallet') await expect(page.locator('#wallet li').first()).toBeVisible();
        expect(await layoutProblems(page), menu).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });
  }
}

test.describe('on a phone that lies', () => {
  test.use({ viewport: { width: 640, height: 320 } });
  test('the lost connection is said below the header', async ({ page, open }) => {
    await open('/slots');
    await goOffline(page);
    await expect(page.getByText('No connection just now')).toBeInViewport({ ratio: 1 });
  });

  for (const size of [
    { width: 740, height: 360 },
    { width: 568, height: 320 },
  ]) {
    test(`a guest sees Login and Sign Up at ${size.width}×${size.height}`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize(size);
      for (const language of ['', '/bd', '/ms', '/cn']) {
        await open(`${language}/slots`);
        const header = page.getByRole('banner');
        for (const path of ['/login', '/register']) {
          await expect(
            header.locator(`a[href="${language}${path}"]`).filter({ visible: true }),
            path,
          ).toBeInViewport({ ratio: 1 });
        }
        expect(await layoutProblems(page)).toEqual([]);
      }
    });
  }
});
