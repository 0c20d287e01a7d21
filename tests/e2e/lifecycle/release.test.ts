import type { Page, Route } from '@playwright/test';
import { field } from '../fixtures/forms.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';
import { GAME, hostGame, mockLaunch } from '../games/launch.ts';
import { chooseChannel, main, receiptPicture, submit } from '../wallet/wallet-pages.ts';

const FILES = '**/_astro/**';
const UPDATED = 'The site was updated.';
const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: UPDATED });

/** The files are there again, as in the new page; presses the notice's button, and waits for that page. */
async function reload(page: Page): Promise<void> {
  await page.unrouteAll();
  const loaded = page.waitForEvent('load');
  await notice(page).getByRole('link', { name: 'Reload the page' }).click();
  await loaded;
}

// The notices and the realtime service are loaded once the page is idle, before or after its files are gone.
test.use({
  expectedFaults:
    /_astro|answer 404|status of 404|Error hydrating|MIME type|Failed to fetch dynamically|Notices: |Menu: |Realtime: /,
});

test('what was typed stays when a newer release takes the form’s files, also over the reload', async ({
  page,
  open,
  newPlayer,
}) => {
  await open('/deposit', { as: newPlayer });
  await expect(submit(page, 'Next')).toBeVisible();
  await page.route(FILES, gone);
  await chooseChannel(page, 'Dhansiri Bank');
  await field(page, 'Amount').fill('250');
  await field(page, 'Promotion').selectOption({ label: 'Daily Reload 10%' });
  await submit(page, 'Next').click();
  await page.getByLabel('Receipt', { exact: true }).setInputFiles(await receiptPicture());
  await expect(
    main(page).getByText('Please reload the page; what you typed is kept.'),
  ).toBeVisible();

  await reload(page);
  await waitForIslands(page);
  await page.getByLabel('Receipt', { exact: true }).setInputFiles(await receiptPicture());
  await expect(main(page).getByAltText('Your receipt')).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Summary' })).toContainText('RM 250.00');
});

for (const [path, file] of [
  ['/bank', '**/_astro/*BankAccounts*'],
  ['/login', '**/_astro/*LoginForm*'],
] as const) {
  test(`${path}, whose island is gone, says so`, async ({ page, open, newPlayer }) => {
    await open('/', path === '/bank' ? { as: newPlayer } : {});
    await page.route(file, gone);
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
    await reload(page);
    await waitForIslands(page);
    await expect(notice(page)).toBeHidden();
  });
}

test('a game whose launch is gone is launched in the new page, once', async ({
  page,
  open,
  newPlayer,
}) => {
  await hostGame(page);
  await page.route('**/_astro/start-launch*', gone);
  const { queries } = await mockLaunch(page, { url: GAME });
  await open('/slots/Matighar', { as: newPlayer });
  await main(page).locator('a[data-game]').first().click();
  await expect(notice(page)).toBeVisible();
  expect(queries).toEqual([]);
  await reload(page);
  // Without a tap there is no tab for it.
  await expect(
    page.getByRole('dialog').getByRole('link', { name: 'Open at localhost:4999' }),
  ).toBeVisible();
  expect(queries).toHaveLength(1);
  await page.reload();
  await waitForIslands(page);
  expect(queries).toHaveLength(1);
});
