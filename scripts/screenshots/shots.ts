import type { Page } from 'playwright';

/** A picture that somebody looks at before a release. */
export interface Shot {
  name: string;
  route: string;
  /** Widest viewport in which there is something to show. */
  upTo?: number;
  /** Only what is on screen: a dialog or a menu over the page. */
  isOverlay?: boolean;
  prepare?: (page: Page) => Promise<void>;
}

/** The pages that are judged by eye, and what opens over them. */
export const SHOTS: readonly Shot[] = [
  { name: 'home', route: '' },
  { name: 'slots', route: '/slots' },
  { name: 'provider', route: '/slots/Shapla%20Play' },
  {
    name: 'search',
    route: '/slots',
    isOverlay: true,
    prepare: async (page) => {
      await page.locator('main a[data-open-search]').click();
      await page.getByRole('searchbox').fill('রিকশা');
      await page.locator('dialog a[data-game]').first().waitFor();
    },
  },
  { name: 'promotions', route: '/promotion' },
  {
    name: 'promotion-dialog',
    route: '/promotion',
    isOverlay: true,
    prepare: (page) => page.locator('main button[commandfor]').first().click(),
  },
  { name: 'help', route: '/help/deposit' },
  {
    name: 'menu',
    route: '',
    upTo: 768,
    isOverlay: true,
    prepare: (page) => page.locator('header button[popovertarget]').first().click(),
  },
  { name: 'not-found', route: '/nowhere' },
];
