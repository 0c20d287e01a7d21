import { expect, test } from './fixtures/test.ts';

test.describe('an unknown address', () => {
  test.use({ expectedFaults: /answer 404|status of 404/ });
  for (const [prefix, text, back] of [
    ['', "The page you are looking for doesn't exist.", 'Back to home'],
    ['/bd', 'আপনি যে পেজটি খুঁজছেন, সেটি নেই।', 'হোমে ফিরে যান'],
  ] as const) {
    test(`${prefix}/nothing shows the 404 page in its language`, async ({ page, open }) => {
      expect((await open(`${prefix}/nothing/here`)).status()).toBe(404);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: back })).toHaveAttribute('href', prefix || '/');
    });
  }
});

test('an address with parameters is not indexed, and names the address without them as canonical', async ({ page, open, baseURL }) => {
  await open('/slots?ref=friend-1');
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/slots`);
});
