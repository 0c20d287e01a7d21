import type { Page } from '@playwright/test';
import { expect, goOffline, test } from '../fixtures/test.ts';
import { mockReport } from '../wallet/wallet-pages.ts';
import { layoutProblems } from './layout.ts';

/** Sets the browser's own size of letters, which changes `rem` but no pixels. */
async function setLetters(page: Page, px: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
}

/** Controls of the header that lie over each other, and the balance where it does not fit in its place. */
function crowdedControls(): string[] {
  const ROUNDING = 1.5;
  const name = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
  const isShown = (element: Element) => element.checkVisibility() && !element.closest('[popover], nav');
  const controls = [...document.querySelectorAll('header :is(a, button)')].filter(isShown);
  const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
  const problems = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      return width > ROUNDING && height > ROUNDING ? [`${name(one.control)} lies over ${name(other.control)}`] : [];
    }),
  );
  const place = document.querySelector('[data-wallet]')?.getBoundingClientRect();
  const balance = document.querySelector('[data-wallet-amount] > *')?.getBoundingClientRect();
  if (place && balance && balance.right > place.right + ROUNDING) problems.push('the balance leaves its place');
  return problems;
}

/** Names of games, and offers, that are cut after their last line: that takes 20 px and more, the feet of the last letters two. */
const cutNames = () =>
  [...document.querySelectorAll('.game-row .tile-name, .slide:first-child .banner-heading')]
    .filter((name) => name.scrollHeight > name.clientHeight + 9)
    .map((name) => name.textContent);

/** Words that are broken inside, in the elements of a selector. */
function brokenWords(selector: string): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll(selector)].flatMap(({ childNodes }) =>
    [...childNodes].flatMap((text) =>
      [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        if (text.nodeType !== Node.TEXT_NODE) return [];
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1 ? [word] : [];
      }),
    ),
  );
}

const PAGES = {
  guest: ['/', '/ms', '/bd/slots', '/bd/promotion', '/bd/sports', '/register', '/ms/safer-play/self-test', '/bd/nosuch'],
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
  viewport: { width: 360, height: 740 },
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
        expect([...(await layoutProblems(page)), ...(await page.evaluate(crowdedControls))], path).toEqual([]);
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

/** Opens the payment of a deposit to a bank's account. */
async function choosePayment(page: Page): Promise<void> {
  await page.locator('main [data-field=channel]').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dhansiri Bank' }).click();
  await page.getByLabel('Amaun', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Seterusnya' }).click();
}
const openRow = (page: Page) => page.locator('main li summary').first().click();

for (const [what, path, selector, sizes, prepare] of [
  ['a transaction’s type and sum', '/ms/transaction', 'main li summary span', [16, 24], openRow],
  ['the account to pay to', '/ms/deposit', 'main dd', [24, 32], choosePayment],
  ['the name of a bank beside its mark', '/ms/bank', 'main li h2', [32]],
  ['the way to take an offer', '/ms', '.offer-take p', [24]],
  ['the name of a promotion below games', '/ms/sports', 'main .card .font-bold', [24]],
] as const) {
  for (const px of sizes) {
    test(`${what} is whole with letters of ${px} px`, async ({ page, open }) => {
      await page.setViewportSize({ width: px > 16 ? 360 : 320, height: 740 });
      await setLetters(page, px);
      await mockReport(page, [
        { amount: '25000.00', status: 'Approved' },
        { type: 'Withdraw', amount: '250000.00', status: 'Pending' },
      ]);
      await open(path, { as: 'player' });
      await prepare?.(page);
      await expect(page.locator(selector).filter({ visible: true }).first()).toBeVisible();
      expect([await page.evaluate(brokenWords, selector), await layoutProblems(page)]).toEqual([[], []]);
    });
  }
}

test('a catalogue’s title stays on the screen with large letters', async ({ page, open }) => {
  await setLetters(page, 24);
  for (const path of ['/ms/casino', '/bd/mobile-slots']) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeInViewport({ ratio: 1 });
  }
});

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
    test(`a guest sees Login and Sign Up at ${size.width}×${size.height}`, async ({ page, open }) => {
      await page.setViewportSize(size);
      for (const language of ['', '/bd', '/ms', '/cn']) {
        await open(`${language}/slots`);
        const header = page.getByRole('banner');
        for (const path of ['/login', '/register']) {
          await expect(header.locator(`a[href="${language}${path}"]`).filter({ visible: true }), path).toBeInViewport({ ratio: 1 });
        }
        expect(await layoutProblems(page)).toEqual([]);
      }
    });
  }
});
