import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TEST_SITE } from '../../scripts/test/test-site.ts';
import { ACCOUNT, at, LANGUAGES, PUBLIC, UNLISTED } from '../routes.ts';

const textOf = (file: string) => readFileSync(join(TEST_SITE.folder, file), 'utf8');
const pages = new Map<string, Document>();
/** A page of the test site. Several tests read the same, and reading one takes 50 ms. */
function pageOf(path: string): Document {
  const page =
    pages.get(path) ??
    new DOMParser().parseFromString(
      textOf(path === '/' ? 'index.html' : `${path}.html`),
      'text/html',
    );
  pages.set(path, page);
  return page;
}
const attribute = (page: Document, selector: string, name: string) =>
  page.querySelector(selector)?.getAttribute(name);

/** Who stays on a page: the head script sends others to the login, or home. */
const GUARDS: Record<string, string> = {
  '/login': 'guest',
  '/register': 'guest',
  '/forgot_password': 'anybody',
};
for (const route of ACCOUNT) GUARDS[route] = 'player';

for (const { prefix, tag } of LANGUAGES) {
  test.each([...PUBLIC, ...UNLISTED, ...ACCOUNT])(`%s is a complete page in ${tag}`, (route) => {
    const path = at(prefix, route);
    const page = pageOf(path);
    expect(page.documentElement.lang).toBe(tag);
    expect(page.documentElement.dataset['guard']).toBe(GUARDS[route]);
    expect(page.title).toMatch(/\S/);
    expect([...page.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual([
      expect.stringMatching(/\S/),
    ]);
    expect(attribute(page, 'link[rel=canonical]', 'href')).toBe(
      new URL(path, TEST_SITE.siteUrl).href,
    );
    expect(page.querySelectorAll('main ~ nav:not([popover])')).toHaveLength(1);
    // While the page arrives, such a row is hidden until something follows it.
    const rows = [...page.querySelectorAll('.arriving\\:invisible')];
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(rows.filter((row) => row.matches(':last-child'))).toEqual([]);
    // Only the home page has banners, so only its sheet has rules for them.
    const sheets = [...page.querySelectorAll('style')].map((style) => style.textContent).join('');
    expect(sheets.includes('.slides')).toBe(route === '/');
  });

  test.each(PUBLIC)(`%s is indexed in ${tag}, with its other languages`, (route) => {
    const page = pageOf(at(prefix, route));
    expect(page.querySelector('meta[name=robots][content=noindex]')).toBeNull();
    const alternates = [...page.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')];
    const pairs = alternates.map((link) => [link.hreflang, new URL(link.href).pathname]);
    expect(pairs).toEqual([
      ...LANGUAGES.map((each) => [each.tag, at(each.prefix, route)]),
      ['x-default', route],
    ]);
  });

  test.each([...UNLISTED, ...ACCOUNT])(`%s is not indexed in ${tag}`, (route) => {
    const page = pageOf(at(prefix, route));
    expect(page.querySelector('meta[name=robots][content=noindex]')).not.toBeNull();
    expect(page.querySelector('link[rel=alternate][hreflang]')).toBeNull();
  });
}

test('the title comes from the search-engine entry of the path, or from the page and the brand', () => {
  const metaOf = (path: string) => {
    const page = pageOf(path);
    const description = attribute(page, 'meta[name=description]', 'content')?.slice(0, 12);
    return [page.title, attribute(page, 'meta[property="og:title"]', 'content'), description];
  };
  const entry = [
    'Dipnodi: slots, live casino and sports in one account',
    'Dipnodi, a river of small lights',
    'Browse slots',
  ];
  expect(metaOf('/')).toEqual(entry);
  expect(metaOf('/ms')[1]).toBe('Dipnodi, sungai cahaya kecil');
  expect(metaOf('/bd')[0]).toMatch(/^Dipnodi: এক অ্যাকাউন্টে/);
  expect(metaOf('/profile')).toEqual(['Profile · Dipnodi', 'Profile · Dipnodi', undefined]);
});

/** The year in which the pages were built, which they name. */
const YEAR = statSync(join(TEST_SITE.folder, 'index.html')).mtime.getFullYear();
const partOf = (path: string, selector: string) =>
  pageOf(path).querySelector(selector) as HTMLElement;
/** The links of a part, by their names. */
const linksIn = (part: Element) =>
  Object.fromEntries(
    [...part.querySelectorAll('a')].map((link) => [link.textContent.trim(), link.pathname]),
  );

test('the menu has the main links in order, with the link of the page active, the account and the help', () => {
  const menu = partOf('/slots', '#menu');
  const names = Object.keys(linksIn(menu));
  expect(names.slice(names.indexOf('Casino'), names.indexOf('Common Problems'))).toEqual([
    'Casino',
    'Slots',
    'Mobile Slots',
    'Sports',
    'VIP',
    'Rewards',
    'Promotion',
  ]);
  expect(
    [...menu.querySelectorAll('[aria-current=page]')].map((link) => link.textContent.trim()),
  ).toEqual(['Slots']);
  expect(linksIn(menu)).toMatchObject({
    ...{
      Account: '/profile',
      Deposit: '/deposit',
      Withdraw: '/withdraw',
      Transfer: '/transfer',
      Transactions: '/transaction',
    },
    ...{
      Bonuses: '/bonuses',
      'Common Problems': '/help',
      'Safer Play': '/safer-play',
      Logout: '/logout',
    },
  });
  expect(menu.querySelector('img')?.alt).toBe('Gaming License');
  expect(menu.textContent).toContain(`© ${YEAR} Dipnodi`);
});

test('the footer is complete, in the language and the digits of the page', () => {
  const footer = partOf('/vip', 'footer');
  expect(linksIn(footer)).toMatchObject({
    ...{
      'Responsible Gaming': '/help/responsible-gaming',
      Deposit: '/help/deposit',
      'Safer Play': '/safer-play',
    },
    ...{
      'Terms and Conditions': '/help/term-and-conditions',
      'Privacy and Security': '/help/privacy-and-security',
    },
  });
  const outside = [...footer.querySelectorAll('a')].filter((link) => link.protocol === 'https:');
  expect(outside.map(({ textContent, target, rel }) => [textContent.trim(), target, rel])).toEqual([
    ['Telegram', '_blank', 'noopener'],
    ['WhatsApp', '_blank', 'noopener'],
  ]);
  const marks = [...footer.querySelectorAll('section')].map((list) => [
    list.querySelector('h2')?.textContent,
    list.querySelectorAll('[role=img]').length > 5,
  ]);
  expect(marks).toEqual([
    ['Payment Method', true],
    ['Our Partners', true],
  ]);
  expect(footer.querySelector('img[src="/licence.png"]')?.getAttribute('alt')).toBe(
    'Gaming License',
  );
  expect(footer.textContent).toContain('Best Trusted Online Casino in Bangladesh 2024');
  expect(footer.textContent).toContain(`© 2019–${YEAR} Dipnodi`);
  expect(partOf('/bd/vip', 'footer').textContent).toMatch(/Dipnodi-তে.*© ২০১৯–২[০-৯]{3} /s);
});

test.each(['/login', '/deposit'])(
  '%s, which has ways of its own, has no strip of categories',
  (path) => {
    expect(pageOf(path).querySelector('nav[aria-label=Categories]')).toBeNull();
  },
);

test('without script a game leads to its provider, and the search to the slots', () => {
  expect(attribute(pageOf('/'), 'main a[data-game]', 'href')).toMatch(/^\/slots\/./);
  expect(attribute(pageOf('/bd/casino'), 'main a[data-open-search]', 'href')).toBe('/bd/slots');
});

test('a wallet that is opened before its script has come says that it loads', () => {
  expect(pageOf('/slots').querySelector('#wallet [data-menu-content]')?.textContent).toContain(
    'Loading…',
  );
});

test('the icon is the brand’s', () => {
  expect(attribute(pageOf('/'), 'link[rel=icon]', 'href')).toMatch(/^\/media\/[\w-]+-32\.png$/);
});

test('every slot provider has a page with its first games, also where the name has special characters', () => {
  const links = [...pageOf('/slots').querySelectorAll<HTMLAnchorElement>('main li a')].map(
    (link) => new URL(link.href).pathname,
  );
  expect(links.length).toBeGreaterThanOrEqual(10);
  for (const path of links) {
    const games = pageOf(decodeURIComponent(path)).querySelectorAll('main a[data-game]').length;
    expect([path, games > 0 && games <= 24]).toEqual([path, true]);
  }
});

test.each(['/vip', '/rewards'])(
  '%s says that the information is being updated and to contact customer service',
  (path) => {
    expect(pageOf(path).querySelector('main')?.textContent).toContain(
      'information is being updated. Please contact customer service.',
    );
  },
);

test('a promotion has a page with its own title and description, and the trail to it', () => {
  const page = pageOf('/promotion/daily-reload-10-102');
  expect(page.title).toContain(page.querySelector('h1')?.textContent);
  expect(attribute(page, 'meta[name=description]', 'content')).toMatch(/.{40,}/);
  expect(page.querySelector('script[type="application/ld+json"]')?.textContent).toContain(
    '"BreadcrumbList"',
  );
});

test('an answer is a question with its answer for search engines', () => {
  const page = pageOf('/help/deposit-not-credited');
  const nodes = JSON.parse(
    page.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  )['@graph'];
  const [question] = nodes.find(
    (node: { '@type': string }) => node['@type'] === 'FAQPage',
  ).mainEntity;
  expect(question.name).toBe(page.querySelector('h1')?.textContent);
  expect(question.acceptedAnswer.text).toContain('Open Transactions');
});

test.each(['budget', 'self-exclusion'])(
  'the page of %s has a message to support, with blanks',
  (tool) => {
    const message = pageOf(`/safer-play/${tool}`).querySelector('[data-support-message] textarea');
    expect(message?.textContent).toContain('Username: ____.');
  },
);
