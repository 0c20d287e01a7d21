import { beforeEach, vi } from 'vitest';
import * as snapshot from '@/lib/site/snapshot';

/** What the pull writes from a backend that has filled in nothing but its name; tests fill in more. */
const empty = vi.hoisted(() => (): typeof snapshot => ({
  settings: {
    brand: { name: 'Nodi', description: { en: 'Games on the river' } },
    theme: 'Green',
    marquee: {},
    announcements: [],
    contacts: {},
    seo: [],
    banners: [],
    hotGames: [],
    partners: [],
    payments: [],
    banks: [],
    pictureOrigins: [],
  },
  providers: { slot: [], live_casino: [], mobile_slot: [], sport: [] },
  firstPages: [],
  promotions: [],
  help: {},
}));

vi.mock('@/lib/site/snapshot', empty);

beforeEach(() => {
  const { settings, providers } = empty();
  Object.assign(snapshot.settings, settings);
  Object.assign(snapshot.providers, providers);
  snapshot.promotions.length = 0;
  snapshot.firstPages.length = 0;
});
