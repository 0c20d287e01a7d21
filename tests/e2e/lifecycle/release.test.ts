import { field } from '../fixtures/forms.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';
import { main, receiptPicture, submit, tile } from '../wallet/wallet-pages.ts';

const FILES = '**/_astro/**';
const BROKEN = 'This page could not be shown. Please reload it.';

// The notices and the realtime service are loaded once the page is idle, before or after its files are gone.
test.use({ expectedFaults: /_astro|answer 404|status of 404|Error hydrating|MIME type|Failed to fetch dynamically|Notices: |Realtime: / });

test('a form that is open when a newer release takes its files: what was typed stays, also over the reload that is offered', async ({
  page,
  open,
  newPlayer,
}) => {
  await open('/deposit', { as: await newPlayer() });
  await expect(submit(page, 'Next')).toBeVisible();
  await page.route(FILES, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await tile(page, 'Dhansiri Bank').check();
  await field(page, 'Amount').fill('250');
  await field(page, 'Promotion').selectOption({ label: 'Daily Reload 10%' });
  await submit(page, 'Next').click();
  await page.getByLabel('Receipt', { exact: true }).setInputFiles(await receiptPicture());
  await expect(main(page).getByText('Please reload the page; what you typed is kept.')).toBeVisible();

  await page.unroute(FILES);
  await page.reload();
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
    await open('/', path === '/bank' ? { as: await newPlayer() } : {});
    await page.route(file, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: BROKEN })).toBeVisible();
  });
}

test('a provider tile whose script is gone loads the page anew', async ({ page, open, newPlayer }) => {
  await open('/mobile-slots', { as: await newPlayer() });
  await page.route('**/_astro/GameAccountDialog*', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const reloaded = page.waitForEvent('load');
  await main(page).locator('a[data-account]').first().click();
  await reloaded;
});
