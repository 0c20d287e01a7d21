import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

/** Positions, from the first one, and sizes of the controls in whole pixels, and the weight of their text: bold may wrap in some language. */
function placesOf(controls: Locator): Promise<number[][]> {
  return controls.evaluateAll((elements) => {
    const first = elements[0]?.getBoundingClientRect();
    return elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const weight = Number(getComputedStyle(element).fontWeight);
      return [x - (first?.x ?? 0), y - (first?.y ?? 0), width, height, weight].map(Math.round);
    });
  });
}

test('the ways to deposit stay where they are when one is chosen', async ({ page, open }) => {
  await open('/bd/deposit', { as: 'player' });
  const tabs = page.getByRole('main').getByRole('tab');
  await expect(tabs).toHaveCount(3);
  const before = await placesOf(tabs);
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(await placesOf(tabs)).toEqual(before);
  }
});

test('the chips of providers stay where they are when one is pressed', async ({ page, open }) => {
  await open('/bd/slots');
  const chips = page
    .getByRole('main')
    .locator('button[aria-pressed].filter-chip')
    .filter({ visible: true });
  await expect(chips).toHaveCount(3);
  const before = await placesOf(chips);
  for (const index of [2, 1, 0]) {
    await chips.nth(index).click();
    await expect(chips.nth(index)).toHaveAttribute('aria-pressed', 'true');
    expect(await placesOf(chips)).toEqual(before);
  }
});
