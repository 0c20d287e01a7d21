import { expect, test } from './fixtures/test.ts';

/** Routes of spec section 2; the providers' pages are in `catalogue.test.ts`. */
const PUBLIC = [
  '/',
  '/slots',
  '/casino',
  '/sports',
  '/vip',
  '/rewards',
  '/promotion',
  '/help/responsible-gaming',
  '/help/deposit',
  '/help/term-and-conditions',
  '/help/privacy-and-security',
  '/help',
  '/help/turnover',
  '/safer-play',
];
const UNLISTED = ['/mobile-slots', '/offline', '/login', '/forgot_password', '/register'];
const ACCOUNT = ['/profile', '/deposit', '/withdraw', '/transfer', '/transaction', '/bonuses', '/bank'];
const LANGUAGES = [
  { prefix: '', tag: 'en' },
  { prefix: '/bd', tag: 'bn' },
  { prefix: '/cn', tag: 'zh-Hans' },
  { prefix: '/ms', tag: 'ms' },
];

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

const at = (prefix: string, route: string) => (prefix && route === '/' ? prefix : `${prefix}${route}`);

for (const { prefix, tag } of LANGUAGES) {
  test.describe(`in ${tag}`, () => {
    for (const route of [...PUBLIC, ...UNLISTED, ...ACCOUNT]) {
      const isAccount = ACCOUNT.includes(route);

      test(`${route} is a complete page`, async ({ page, open, baseURL }) => {
        const path = at(prefix, route);
        const response = await open(path, { as: isAccount ? 'player' : 'guest' });
        expect(response.status()).toBe(200);
        expect(new URL(page.url()).pathname).toBe(path);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page).toHaveTitle(/\S/);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('h1')).not.toBeEmpty();
        // While the page arrives, such a row is hidden until something follows it.
        const rows = page.locator('.arriving\\:invisible');
        expect(await rows.count()).toBeGreaterThanOrEqual(3);
        await expect(rows.and(page.locator(':last-child'))).toHaveCount(0);
        // Only the home page has banners, so only its sheet has rules for them.
        const sheets = (await page.locator('style').allTextContents()).join('');
        expect(sheets.includes('.banner-words')).toBe(route === '/');
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL(path, baseURL).href);

        const robots = page.locator('meta[name=robots][content=noindex]');
        const alternates = page.locator('link[rel=alternate][hreflang]');
        if (PUBLIC.includes(route)) {
          await expect(robots).toHaveCount(0);
          const pairs = await alternates.evaluateAll((links) =>
            links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
          );
          expect(pairs).toEqual([...LANGUAGES.map((each) => [each.tag, at(each.prefix, route)]), ['x-default', route]]);
        } else {
          await expect(robots).toHaveCount(1);
          await expect(alternates).toHaveCount(0);
        }
        if (prefix === '' && !isAccount) {
          const { whole, cut } = await page.locator('h1').evaluate(placeAfterAndBeforeTheRest);
          expect(cut).toEqual(whole);
        }
      });
    }

    test('account pages redirect a visitor to the login with the way back', async ({ page, open }) => {
      for (const route of ACCOUNT) {
        await open(`${prefix}${route}`);
        await expect(page).toHaveURL(`${prefix}/login?next=${encodeURIComponent(prefix + route)}`);
      }
    });

    test('login and register redirect a player home', async ({ page, open }) => {
      await open(`${prefix}/login`, { as: 'player' });
      await expect(page).toHaveURL(at(prefix, '/'));
      await open(`${prefix}/register`, { as: 'player' });
      await expect(page).toHaveURL(at(prefix, '/'));
    });
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

test('the title comes from the search-engine entry of the path, or from the page and the brand', async ({ request }) => {
  const metaOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    const of = (pattern: RegExp) => pattern.exec(html)?.[1];
    return [of(/<title[^>]*>([^<]*)/), of(/og:title" content="([^"]*)/), of(/name="description" content="([^"]*)/)?.slice(0, 12)];
  };
  const entry = ['Dipnodi: slots, live casino and sports in one account', 'Dipnodi, a river of small lights', 'Browse slots'];
  expect(await metaOf('/')).toEqual(entry);
  expect((await metaOf('/ms'))[1]).toBe('Dipnodi, sungai cahaya kecil');
  expect((await metaOf('/bd'))[0]).toMatch(/^Dipnodi: এক অ্যাকাউন্টে/);
  expect(await metaOf('/profile')).toEqual(['Profile · Dipnodi', 'Profile · Dipnodi', undefined]);
  expect(await (await request.get('/')).text()).toMatch(/<link rel="icon" href="\/media\/[\w-]+-32\.png">/);
});

test('an address with parameters is not indexed, and names the address without them as canonical', async ({ page, open, baseURL }) => {
  await open('/slots?ref=friend-1');
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/slots`);
});

test('robots.txt names the sitemap, which lists the indexable addresses', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap-index.xml`);
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  for (const route of PUBLIC) expect(sitemap).toContain(`<loc>${baseURL}${at('/bd', route)}</loc>`);
  for (const route of [...UNLISTED, ...ACCOUNT]) expect(sitemap).not.toContain(`<loc>${baseURL}${route}</loc>`);
  expect(sitemap).toContain('hreflang="zh-Hans"');
});
