import type { Page } from '@playwright/test';
import { OFFLINE_CACHES } from '../../../src/lib/config.ts';
import { addressIn as at } from '../../../src/lib/domain/site/address.ts';
import { expect, test } from '../fixtures/test.ts';
import { mockLaunch } from '../games/launch.ts';
import { mockReport } from '../wallet/wallet-pages.ts';
import { axeProblems } from './axe.ts';
import { layoutProblems, movingParts } from './layout.ts';

/** What opens over a page or after a tap, in both themes; other languages have the same structure. Components with more states: tests/looks. */
const REFUSED = { json: { success: false, message: 'Not now' } };
/** For twenty pages on a busy machine. */
const MANY_PAGES_MS = 180_000;

const main = (page: Page, selector: string) => page.locator(`main ${selector}`);
/** Opens all that opens on the page. */
const openAll = (page: Page) =>
  main(page, 'details').evaluateAll((all) => {
    for (const part of all) part.setAttribute('open', '');
  });
/** The form's own button: the last one that is shown. */
const submit = (page: Page) => main(page, 'form button.button').filter({ visible: true }).last();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Has the offline page list a page, as the service worker caches it. */
const keep = (page: Page, path: string) =>
  page.evaluate(async ([cache, kept]) => (await caches.open(cache)).add(kept), [
    OFFLINE_CACHES.pages,
    path,
  ] as const);

/** Waits for what a state is known by, and looks at the page. */
async function look(page: Page, state: string, sign: string): Promise<void> {
  await expect(page.locator(sign).filter({ visible: true }).first(), state).toBeVisible();
  const problems = [
    ...(await layoutProblems(page)),
    ...(await movingParts(page)),
    ...(await axeProblems(page)),
  ];
  expect.soft(problems, state).toEqual([]);
}

/** Looks at what a control opens over the page, and closes it. */
async function lookAtOverlay(page: Page, state: string, opener: string, sign: string) {
  await page.locator(opener).filter({ visible: true }).first().click();
  await look(page, state, sign);
  await page.keyboard.press('Escape');
}

for (const language of ['en', 'bd'] as const) {
  test(`menus, dialogs and errors of a guest in ${language}`, async ({ page, open, context }) => {
    test.setTimeout(MANY_PAGES_MS);
    await open(at(language, '/slots/Matighar'));
    await lookAtOverlay(page, 'menu', 'header [popovertarget=menu]', '#menu a');
    await lookAtOverlay(page, 'languages', '[popovertarget=languages]', '#languages a');
    await lookAtOverlay(page, 'login first', 'main a[data-game]', '#login-first');
    await lookAtOverlay(page, 'search', 'header a[data-open-search]', 'dialog a[data-game]');
    await context.setOffline(true);
    await look(page, 'offline', 'header [data-offline]:not(:empty)');
    await context.setOffline(false);

    await open(at(language, '/promotion'));
    await main(page, 'button[commandfor]').first().click();
    await look(page, 'details of a promotion', 'dialog[open] .prose');

    await open(at(language, '/login'));
    await submit(page).click();
    await look(page, 'login with errors', 'main [aria-invalid]');
    await page.route('**/api/login*', (route) => route.fulfill(REFUSED));
    await main(page, '[name=username]').fill('somebody');
    await main(page, '[name=password]').fill('river1234');
    await submit(page).click();
    await look(page, 'login refused', 'main [role=alert]:not(:empty)');

    await open(at(language, '/register'));
    await main(page, '[name=phone]').fill('601712345678');
    await main(page, '[name=phone]').blur();
    await look(page, 'registration with a number to check', 'main .text-warning');
    await submit(page).click();
    await look(page, 'registration with errors', 'main [role=alert]:not(:empty)');

    await open(at(language, '/safer-play/self-test'));
    await main(page, 'self-test [data-next]').click();
    await look(page, 'self-test without an answer', 'self-test [data-missing]');
    for (const question of await main(page, 'self-test fieldset').all())
      await question.getByRole('radio').last().click();
    await main(page, 'self-test [data-show]').click();
    await openAll(page);
    await look(
      page,
      'result of the self-test, and what its points mean',
      'self-test [data-result]',
    );
    await open(at(language, '/safer-play/break'));
    await main(page, '[data-length=week]').click();
    await look(page, 'question before a break', '#break-question');
    await page.locator('#break-question [data-yes]').click();
    await look(page, 'break', '[data-break-choice] [data-break-end]:not(:empty)');
    await open(at(language, '/login'));
    await look(page, 'login in a break', 'main [data-break-end]:not(:empty)');

    await keep(page, at(language, '/safer-play'));
    await open(at(language, '/offline'));
    await look(page, 'offline page with what opens', 'main [data-cached] a');
  });

  test(`menus, dialogs, steps and errors of a player in ${language}`, async ({
    page,
    open,
    newPlayer,
  }) => {
    test.setTimeout(MANY_PAGES_MS);
    await open(at(language, '/bank'), { as: newPlayer });
    await page.evaluate(() => localStorage.setItem('login_at', '1'));
    await page.reload();
    await look(page, 'reality check', 'dialog[open] [role=timer]');
    await page.keyboard.press('Escape');
    await lookAtOverlay(page, 'wallet', 'header [popovertarget=wallet]', '#wallet li');
    await lookAtOverlay(page, 'notices', 'header [popovertarget=notices]', '#notices h2');
    const remove = 'main li.card button:last-of-type';
    await lookAtOverlay(page, 'question before a bank is deleted', remove, 'dialog[open]');
    await main(page, '.button-primary').click();
    await page.locator('dialog [type=submit]').click();
    await look(page, 'bank account with errors', 'dialog [aria-invalid]');

    await open(at(language, '/deposit'));
    await main(page, '[data-part=choice] [role=tab]').first().waitFor();
    await main(page, '[role=tab]').last().click();
    await submit(page).click();
    await look(page, 'deposit without a choice', 'main form [aria-invalid]');
    await main(page, '[data-field=channel]').click();
    await look(page, 'deposit, its channels', 'dialog[open] li');
    await page.locator('dialog li button').first().click();
    await main(page, '[name=amount]').fill('50');
    await submit(page).click();
    await look(page, 'deposit, payment', 'main [data-part=payment]');
    await open(at(language, '/safer-play/budget'));
    await main(page, '[name=amount]').fill('20');
    await main(page, '[type=submit]').click();
    await expect(main(page, '[data-budget] form [role=status]:not(:empty)')).toBeVisible();
    await look(page, 'budget', 'main [data-budget] [aria-busy=false]');
    await open(at(language, '/deposit'));
    await main(page, '[data-part=payment]').last().waitFor();
    await submit(page).click();
    await look(page, 'question above the budget', 'dialog[open]');
    await page.route('**/api/v1/report?*', (route) => route.fulfill(REFUSED));
    await open(at(language, '/safer-play/budget'));
    await look(page, 'budget without what is used', 'main [data-budget] [aria-busy=false]');
    await page.unroute('**/api/v1/report?*');
    await page.evaluate(
      (end) => localStorage.setItem('break', `${end} week`),
      Date.now() + 3_600_000,
    );
    await open(at(language, '/deposit'));
    await look(page, 'deposit in a break', 'main [data-break-end]:not(:empty)');
    await page.evaluate(() => localStorage.removeItem('break'));
    await page.route('**/api/v1/user/pre-withdraw?*', (route) => route.fulfill(REFUSED));
    await page.route('**/get-game-account-balance?*', (route) =>
      route.fulfill({ json: { credit: '100.00' } }),
    );
    await open(at(language, '/withdraw'));
    await look(page, 'withdraw disabled', 'main [role=alert] h2');
    await page.unroute('**/api/v1/user/pre-withdraw?*');
    await main(page, '.button-primary').click();
    await submit(page).click();
    await look(page, 'withdraw with errors', 'main [aria-invalid]');
    await main(page, '[name=amount]').fill('7');
    await submit(page).click();
    await look(page, 'withdrawal before it is sent', 'dialog[open]');

    await open(at(language, '/transaction'));
    await look(page, 'no transactions', 'main p.text-lg');
    await mockReport(page, [{}], 990);
    await page.reload();
    await page.locator('main button[aria-haspopup=dialog]').click();
    await look(page, 'filters', 'dialog[open] select');
    await open(`${at(language, '/transaction')}?type=all&start=&end=&status=rejected`);
    await main(page, 'li summary').first().click();
    await look(page, 'transaction', 'main details[open] dl');

    const { answer } = await mockLaunch(page);
    await open(at(language, '/slots/Matighar'));
    await main(page, 'a[data-game]').first().click();
    await look(page, 'launching', 'dialog[open] [role=status]');
    await answer({ error: 'Provider is in maintenance' });
    await look(page, 'not launched', 'dialog[open] [role=alert]');
  });
}
