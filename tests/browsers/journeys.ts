import { readFileSync } from 'node:fs';
import { TEST_SITE } from '../../scripts/test/test-site.ts';
import type { Login } from '../e2e/fixtures/players.ts';
import { until } from './driver.ts';
import type { Walk } from './walk.ts';

/** What a journey needs besides the page. */
interface Setting {
  walk: Walk;
  player: Login;
  /** A picture on this machine. */
  receiptFile: string;
}

const SUBMIT = 'main form button[type=submit]';
/** The other one of a deposit leads to its next step. */
const SEND = 'main form .new-buttons button[type=submit]';
const GAMES = '[data-total] a[data-game]';
const MAX_STEPS = 5;

/** A text of the site, by its file and key. */
const text = (file: string, key: string) =>
  JSON.parse(readFileSync(`src/content/messages/en/${file}.json`, 'utf8'))[key];

/** Waits until a tab outside the site has opened; does `meanwhile` again and again until then. */
async function expectTab(
  { driver }: Walk,
  what: string,
  meanwhile = async () => {},
): Promise<void> {
  const isOutside = (address: string) =>
    /^https?:/.test(address) && !address.startsWith(TEST_SITE.siteUrl);
  await until(`${what} did not open`, async () => {
    if ((await driver.tabs()).some(isOutside)) return true;
    await meanwhile();
    return false;
  });
}

/** Fills in a deposit, step by step, and sends it. Phones show one step after the other, large screens all at once. */
async function sendDeposit(
  walk: Walk,
  tab: 'fundTransfer' | 'paymentGateway',
  receipt?: string,
): Promise<void> {
  await walk.open('/');
  await walk.open('/deposit');
  await walk.alive();
  await walk.seen('main form button:not(.chip)');
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    if (await walk.isSeen('input[name=amount]')) await walk.type('input[name=amount]', '50');
    if (await walk.isSeen('[role=tab]')) {
      await walk.tapText('[role=tab]', text('deposit', tab));
      await walk.tap('main [data-field=channel]');
      await walk.tap('dialog li button');
    }
    if (receipt && (await walk.isSeen('input[name=receipt]'))) {
      await walk.driver.upload('input[name=receipt]', receipt);
      await walk.seen('main form [data-part=payment] img');
    }
    if (await walk.isSeen(SEND)) break;
    await walk.tapText('main form button', text('deposit', 'next'));
  }
  await walk.tap(SEND);
}

/** What players do, in this order, in one browser. */
export const JOURNEYS: Record<string, (setting: Setting) => Promise<void>> = {
  async home({ walk }) {
    await walk.open('/');
    await walk.seen('header');
    await walk.seen('main img');
    await walk.fits();
  },
  async menu({ walk }) {
    // Large screens have the links in the header.
    if (!(await walk.isSeen('header div > button[popovertarget=menu]:first-child'))) return;
    await walk.notSeen('#menu');
    await walk.hasPopovers();
    await walk.tap('header div > button[popovertarget=menu]:first-child');
    await walk.seen('#menu');
    await walk.tap('#menu button[popovertargetaction=hide]');
    await walk.notSeen('#menu');
  },
  async read({ walk }) {
    await walk.open('/help/deposit');
    await walk.seen('main h2, main h3');
    await walk.fits();
    await walk.open('/promotion');
    await walk.hasScripts();
    await walk.tap('main button[commandfor]');
    await walk.seen('dialog[open]');
    await walk.tap('dialog[open] a[href*="/promotion/"]');
    await walk.until('the promotion has no page', 'location.pathname.includes("/promotion/")');
    await walk.fits();
  },
  async search({ walk }) {
    await walk.open('/slots');
    await walk.hasScripts();
    await walk.tap('main a[data-open-search]');
    await walk.type('dialog[open] input[type=search]', 'nouka');
    await walk.seen('dialog[open] a[data-game]');
  },
  async 'log in'({ walk, player }) {
    await walk.open('/login');
    await walk.alive();
    await walk.type('input[name=username]', player.username);
    await walk.type('input[name=password]', player.password);
    await walk.tap(SUBMIT);
    await walk.isAt('/');
    await walk.seen('[data-wallet-amount]');
  },
  async wallet({ walk }) {
    await walk.hasPopovers();
    await walk.tap('button[popovertarget=wallet]');
    await walk.seen('#wallet dl, #wallet ul');
    await walk.fits();
  },
  async 'deposit by bank'({ walk, receiptFile }) {
    await sendDeposit(walk, 'fundTransfer', receiptFile);
    await walk.says('RM 50.00');
    await walk.notSeen(SEND);
  },
  async 'deposit by gateway'({ walk }) {
    await sendDeposit(walk, 'paymentGateway');
    await expectTab(walk, 'the payment page');
    await walk.notSeen(SEND);
  },
  async history({ walk }) {
    await walk.open('/transaction');
    await walk.says('50.00');
    await walk.fits();
  },
  async launch({ walk }) {
    await walk.open('/slots');
    await walk.tap('main a[href*="/slots/"]');
    await walk.until('the provider has no page', 'location.pathname.includes("/slots/")');
    await walk.hasScripts();
    await walk.tap(GAMES);
    // A player whose game account is empty is asked first.
    const question = ['dialog[open] button', text('play', 'playWithout')] as const;
    await expectTab(walk, 'the game', async () => {
      if (await walk.isSeen(...question)) await walk.tapText(...question);
    });
  },
  // The last: from here on the browser knows this language.
  async 'home in Bengali'({ walk }) {
    await walk.open('/bd');
    await walk.seen('main img');
    await walk.until('the fonts have not come', `document.fonts.status === 'loaded'`);
    await walk.fits();
  },
};
