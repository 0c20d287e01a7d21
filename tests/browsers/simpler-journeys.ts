import { fillDeposit } from './deposit.ts';
import type { PageOptions } from './drivers/driver.ts';
import { logIn, type Setting } from './setting.ts';

interface SimplerJourney {
  /** What the browser lacks. */
  lacks: PageOptions;
  go: (setting: Setting) => Promise<void>;
}

const PUBLIC = ['/', '/slots', '/promotion', '/help/responsible-gaming', '/vip'];
const ACCOUNT = ['/profile', '/deposit', '/withdraw', '/transaction', '/logout'];
const LOGIN = ['/login', '/register'];
/** The first with a game of its own, the second with a promotion's page, as a reader finds them. */
const LINKS = [
  ['/slots', 'main a[href*="/slots/"]'],
  ['/promotion', 'main a[href*="/promotion/"]'],
] as const;

async function read({ walk, text }: Setting): Promise<void> {
  await walk.seen('header');
  await walk.seen('main h1, main h2');
  await walk.fits();
  await walk.saysNot(text('pages', 'loading'));
}

async function seePictures(setting: Setting): Promise<void> {
  const { walk } = setting;
  for (const path of ['/', '/slots', '/promotion']) {
    await walk.open(path);
    await walk.seesPictures('main img');
  }
  await walk.open('/login');
  await logIn(setting);
  await walk.isAt('/');
  await walk.seen('[data-wallet-amount]');
  await fillDeposit(setting, { tab: 'qrPay', hasReceipt: false }, 'main form figure img');
  await walk.seesPictures('main form figure img');
}

/** What can be done where a browser lacks something that all of the list have, in this order. Each begins in a browser that knows nobody. */
export const SIMPLER_JOURNEYS: Record<string, SimplerJourney> = {
  'read without script': {
    lacks: { scripts: false },
    async go(setting) {
      const { walk } = setting;
      for (const path of PUBLIC) {
        await walk.open(path);
        await read(setting);
      }
      for (const [path, link] of LINKS) {
        await walk.open(path);
        await walk.tap(link);
        await walk.until(`no page of ${path} opens`, `location.pathname.includes(${JSON.stringify(`${path}/`)})`);
        await read(setting);
      }
    },
  },
  'account without script': {
    lacks: { scripts: false },
    async go(setting) {
      const { walk, text } = setting;
      for (const path of [...LOGIN, ...ACCOUNT]) {
        await walk.open(path);
        await walk.says(text('entry', 'needsScript'));
        await read(setting);
        await walk.seen('footer a[target=_blank]');
      }
    },
  },
  'pictures without AVIF': { lacks: { avif: false }, go: seePictures },
};
