import type { Page } from 'playwright';

/** A kind of page, in a state, that somebody looks at before a release. */
export interface Shot {
  name: string;
  route: string;
  /** Widest viewport in which there is something to show. */
  upTo?: number;
  /** Only what is on screen: a dialog or a menu over the page. */
  isOverlay?: boolean;
  prepare?: (page: Page) => Promise<void>;
}

/** The drawer, of phones and tablets. */
const openMenu = (page: Page) => page.locator('header button[popovertarget=menu]').click();
const sendForm = (page: Page) => page.locator('main form button[type=submit]').last().click();

async function search(page: Page, words: string): Promise<void> {
  await page.locator('main a[data-open-search]').click();
  await page.getByRole('searchbox').fill(words);
  await page.locator('dialog [role=status]').first().waitFor();
}

/** What a guest sees. Texts are in four languages, so that everything is found by its markup. */
export const GUEST_SHOTS: readonly Shot[] = [
  { name: 'home', route: '' },
  { name: 'slots', route: '/slots' },
  { name: 'casino', route: '/casino' },
  { name: 'sports', route: '/sports' },
  { name: 'mobile-slots', route: '/mobile-slots' },
  { name: 'provider', route: '/slots/NeonDhaka' },
  { name: 'search', route: '/slots', isOverlay: true, prepare: (page) => search(page, 'রিকশা') },
  { name: 'search-nothing', route: '/slots', isOverlay: true, prepare: (page) => search(page, 'zzzz') },
  { name: 'promotions', route: '/promotion' },
  {
    name: 'promotion',
    route: '/promotion',
    prepare: async (page) => {
      await page.goto(
        await page
          .locator('main a[href*="/promotion/"]')
          .first()
          .evaluate((link: HTMLAnchorElement) => link.href),
      );
    },
  },
  {
    name: 'promotion-dialog',
    route: '/promotion',
    isOverlay: true,
    prepare: (page) => page.locator('main button[commandfor]').first().click(),
  },
  { name: 'help', route: '/help/deposit' },
  { name: 'help-index', route: '/help' },
  { name: 'safer-play', route: '/safer-play' },
  { name: 'answer', route: '/help/turnover' },
  { name: 'terms', route: '/help/term-and-conditions' },
  { name: 'vip', route: '/vip' },
  { name: 'rewards', route: '/rewards' },
  { name: 'login', route: '/login' },
  { name: 'login-errors', route: '/login', prepare: sendForm },
  { name: 'register', route: '/register' },
  { name: 'register-errors', route: '/register', prepare: sendForm },
  { name: 'forgot', route: '/forgot_password' },
  { name: 'not-found', route: '/nowhere' },
  { name: 'menu', route: '', upTo: 768, isOverlay: true, prepare: openMenu },
  {
    name: 'languages',
    route: '',
    isOverlay: true,
    prepare: async (page) => {
      const button = page.locator('button[popovertarget=languages]').filter({ visible: true });
      // Tablets have it in the drawer only, whose own moving in is over at once.
      if ((await button.count()) === 0) await openMenu(page);
      await button.first().click();
    },
  },
  { name: 'login-first', route: '/casino', isOverlay: true, prepare: (page) => page.locator('main a[data-game]').first().click() },
];

/** The site while it is being maintained, which is a build of its own. */
export const MAINTENANCE_SHOT: Shot = { name: 'maintenance', route: '' };
