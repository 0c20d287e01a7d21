import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { main } from '../wallet/wallet-pages.ts';

/** A reader's own palette takes away every background and shadow of ours. */
test.use({ contextOptions: { forcedColors: 'active' } });

const style = (of: Locator, name: string) =>
  of.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

/** Expects what is chosen to be filled otherwise than what is not. */
async function expectChosen(chosen: Locator, other: Locator): Promise<void> {
  expect(await style(chosen, 'background-color')).not.toBe(await style(other, 'background-color'));
}

test('in forced colours buttons have an edge, and what is chosen, current or focused can be seen', async ({
  page,
  open,
}) => {
  await open('/deposit', { as: 'player' });
  const tabs = page.getByRole('tab');
  await expectChosen(
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }).first(),
  );
  for (const button of [tabs.first(), main(page).getByRole('button', { name: 'Next' })]) {
    expect(await style(button, 'border-top-width')).toBe('1px');
  }
  await open('/safer-play/reality-check');
  const tile = main(page).locator('label');
  await tile.first().getByRole('radio').check();
  expect(await style(tile.first().locator('span').last(), 'visibility')).toBe('visible');
  expect(await style(tile.nth(1).locator('span').last(), 'visibility')).toBe('hidden');

  await open('/slots');
  const current = page
    .getByRole('navigation')
    .locator('a[aria-current=page]')
    .filter({ visible: true })
    .first();
  expect(await style(current, 'text-decoration-line')).toBe('underline');
  const filters = main(page).locator('.filter-chip');
  await filters.first().click();
  await expectChosen(filters.first(), filters.nth(1));
  await main(page).locator('a[data-open-search]').click();
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  expect(await style(search, 'outline-style')).toBe('solid');
  const categories = page.locator('header nav').getByRole('link');
  const edges = await categories.evaluateAll((links) =>
    links.map(
      (link) =>
        [link.hasAttribute('aria-current'), getComputedStyle(link).borderBottomColor] as const,
    ),
  );
  const edgeOf = (isCurrent: boolean) =>
    new Set(edges.filter(([one]) => one === isCurrent).map(([, colour]) => colour));
  expect(edgeOf(true).isDisjointFrom(edgeOf(false))).toBe(true);
});

test('in forced colours the balance has an edge, and the number of notices a ground', async ({
  page,
  open,
}) => {
  await open('/', { as: 'player' });
  expect(await style(page.locator('[data-wallet]'), 'border-top-width')).toBe('1px');
  const count = page.locator('[data-unread] > span');
  // Shown or not: its colours are the same.
  expect(await style(count, 'background-color')).not.toBe(
    await style(page.locator('body'), 'background-color'),
  );
  expect(await style(count, 'color')).not.toBe(await style(count, 'background-color'));
});
