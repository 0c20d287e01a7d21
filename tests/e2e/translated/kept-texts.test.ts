import { expect, test } from '../fixtures/test.ts';
import { wallet } from '../session/player-frame.ts';
import { fund, transactionItems } from '../wallet/wallet-pages.ts';
import { translatedTexts, translatePages } from './translator.ts';

test('a translator that asks leaves alone whatever names money, people, accounts and dates', async ({ page, context, open, newPlayer }) => {
  await translatePages(context, { original: 'removed', asks: true });
  const player = await newPlayer();
  await fund(player, '100');
  await open('/transaction', { as: player });
  await expect(transactionItems(page)).toHaveCount(1);
  for (const path of ['/transaction', '/bank', '/profile', '/withdraw', '/deposit', '/bonuses']) {
    await open(path);
    await wallet(page).click();
    await expect(page.locator('#wallet').getByRole('definition').first()).toContainText('RM 100.00');
    const texts = await translatedTexts(page);
    expect(texts.length, `translated texts of ${path}`).toBeGreaterThan(5);
    expect(
      texts.filter((text) => /RM|\d[.,:]\d\d|\d{5}/.test(text) || text.includes(player.username) || text.includes(player.fullName)),
      path,
    ).toEqual([]);
  }
  await open('/');
  await expect(page.locator('[data-game]').first()).toBeVisible();
  await expect(page.locator('.tile-name font, .tile-provider font, [data-player] font')).toHaveCount(0);
  await open('/help/deposit');
  expect((await translatedTexts(page)).join(' ')).toMatch(/deposit/i);
});
