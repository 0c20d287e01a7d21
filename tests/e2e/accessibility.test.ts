import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { expect, test } from './fixtures/test.ts';

/** WCAG 2.2 A and AA, and axe's own advice on landmarks and headings. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const GUEST = [
  '/',
  '/bd',
  '/slots',
  '/slots/Shapla%20Play',
  '/mobile-slots',
  '/promotion',
  '/help/deposit',
  '/login',
  '/register',
  '/forgot_password',
];
const PLAYER = ['/', '/mobile-slots', '/profile', '/deposit', '/withdraw', '/transfer', '/transaction', '/bonuses', '/bank'];

/** The violations on the page as it is now: a line for each rule, with the first element that breaks it. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (values) => (window as unknown as { axe: typeof axe }).axe.run(document, { runOnly: values }) as Promise<AxeResults>,
    RULES,
  );
  return violations.map(({ id, nodes }) => `${id}, ${nodes.length} times: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}

// Tall enough that the bottom bar covers nothing, and without animations, so that contrast is measured correctly.
test.use({ viewport: { width: 360, height: 8000 }, contextOptions: { reducedMotion: 'reduce' } });

for (const as of ['guest', 'player'] as const) {
  for (const path of as === 'guest' ? GUEST : PLAYER) {
    test(`${path} is accessible to a ${as}`, async ({ page, open }) => {
      await open(path, { as });
      await page.waitForLoadState('networkidle');
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('a promotion’s details are accessible', async ({ page, open }) => {
  await open('/promotion');
  await page.getByRole('button', { name: 'Details' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the mobile menu is accessible', async ({ page, open }) => {
  await open('/', { as: 'player' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('an open transaction, its receipt and the filters are accessible', async ({ page, open }) => {
  const row = { transaction_id: 'D1', type: 'Deposit', from_provider: 'Main Wallet', to_provider: '', amount: '75.00', status: 'Rejected' };
  await page.route('**/api/v1/report?*', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { success: true, data: [{ ...row, created_at: '2025-11-12 10:30:00' }], total_record: 990, current_page: 1 },
    }),
  );
  await open('/transaction?type=all&start=&end=&status=rejected', { as: 'player' });
  await page.getByText('12 November 2025').first().click();
  await expect(page.getByRole('region', { name: 'Ask support about it' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Receipt' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Save Picture' })).toBeEnabled();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(dialog).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
