import type { Setting } from './setting.ts';

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

/** What can be done without script, in this order. Each begins in a browser that knows nobody. */
export const SIMPLER_JOURNEYS: Record<string, (setting: Setting) => Promise<void>> = {
  async 'read without script'(setting) {
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
  async 'account without script'(setting) {
    const { walk, text } = setting;
    for (const path of [...LOGIN, ...ACCOUNT]) {
      await walk.open(path);
      await walk.says(text('entry', 'needsScript'));
      await read(setting);
      await walk.seen('footer a[target=_blank]');
    }
  },
};
