import { expect, test } from './fixtures/test.ts';

/** A page of each kind; what their HTML says is tested in tests/built. */
const KINDS = ['/', '/slots', '/sports', '/promotion', '/help/deposit', '/safer-play', '/login', '/register'];

/** A page is painted while it arrives: its heading stands where it will stand with all that follows its group. */
function placeAfterAndBeforeTheRest(heading: Element) {
  const place = () => {
    const { x, y } = heading.getBoundingClientRect();
    return { x, y: y + scrollY };
  };
  const whole = place();
  for (const element of document.querySelectorAll('main *, footer'))
    if (heading.parentElement?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING) element.remove();
  return { whole, cut: place() };
}

for (const route of KINDS) {
  test(`${route} has its heading in its place while it arrives`, async ({ page, open }) => {
    expect((await open(route)).status()).toBe(200);
    const { whole, cut } = await page.locator('h1').evaluate(placeAfterAndBeforeTheRest);
    expect(cut).toEqual(whole);
  });
}

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
