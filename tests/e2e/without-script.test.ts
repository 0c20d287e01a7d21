import type { Page } from '@playwright/test';
import { ACCOUNT, PUBLIC } from '../routes.ts';
import { field, fillLogin } from './fixtures/forms.ts';
import { newPerson } from './fixtures/players.ts';
import { watchRequests } from './fixtures/requests.ts';
import { expect, test } from './fixtures/test.ts';

// Chromium reports each script that a page names and that it does not load.
test.use({ javaScriptEnabled: false, expectedFaults: /_astro\/.*\.js \(csp\)/ });

async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('header')).toBeVisible();
  await expect(page.locator('main').locator('h1, h2').first()).toBeVisible();
  await expect(page.getByText('Loading…').filter({ visible: true })).toHaveCount(0);
}

for (const path of PUBLIC) {
  test(`${path} can be read without script`, async ({ page }) => {
    await page.goto(path);
    await expectReadable(page);
  });
}

for (const [path, link] of [
  ['/slots', 'main a[href*="/slots/"]'],
  ['/promotion', 'main a[href*="/promotion/"]'],
] as const) {
  test(`${path} leads to a page of its own without script`, async ({ page }) => {
    await page.goto(path);
    await page.locator(link).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}/`));
    await expectReadable(page);
  });
}

for (const path of ['/login', '/register', '/logout', ...ACCOUNT]) {
  test(`${path} says that it needs a script, and whom to ask`, async ({ page }) => {
    await page.goto(path);
    const notice = page.locator('noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toHaveText(
      'This page needs JavaScript. Please turn it on in your browser, or contact customer service.',
    );
    await expectReadable(page);
    await expect(
      page
        .locator('header a[target=_blank], footer a[target=_blank]')
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });
}

test('a login that is filled in sends nothing', { tag: '@gate' }, async ({ page }) => {
  const sent = watchRequests(page);
  await page.goto('/login');
  const person = newPerson();
  await fillLogin(page, person);
  await field(page, 'Password').press('Enter');
  await expect(page.locator('form').getByRole('button').last()).toBeDisabled();
  await expect(page.locator('form')).toHaveAttribute('method', 'post');
  await expect(page).toHaveURL('/login');
  expect(
    sent.filter((request) => request.includes(person.password) || request.startsWith('POST')),
  ).toEqual([]);
});

test('the self-test says how to count by hand', async ({ page }) => {
  await page.goto('/safer-play/self-test');
  await expect(page.locator('self-test fieldset').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show My Result' })).toBeHidden();
  await page.getByText('What the Points Mean').click();
  await expect(page.getByText('Never is 0 points, sometimes 1')).toBeVisible();
});
