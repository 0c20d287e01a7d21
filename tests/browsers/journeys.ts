import { setTimeout } from 'node:timers/promises';
import { TEST_SITE } from '../../scripts/test/test-site.ts';
import { desk } from '../e2e/fixtures/sandbox.ts';
import { sendDeposit } from './deposit.ts';
import { POLL_MS, WAIT_MS } from './drivers/driver.ts';
import { logIn, type Setting, SUBMIT } from './setting.ts';

/** Without this journey the player exists already. */
export const SIGN_UP = 'sign up';

const GAMES = '[data-total] a[data-game]';
/** Whether a tab shows neither the site nor nothing. */
const isOutside = (address: string) => /^https?:/.test(address) && !address.startsWith(TEST_SITE.siteUrl);

/** Waits until a tab outside the site has opened; does `meanwhile` again and again until then. */
async function expectTab({ walk }: Setting, what: string, meanwhile?: () => Promise<void>): Promise<void> {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    const tabs = await walk.driver.tabs();
    if (tabs.some(isOutside)) return;
    await meanwhile?.();
    await setTimeout(POLL_MS);
  }
  throw new Error(`${what} did not open; the tabs are ${(await walk.driver.tabs()).join(' ')}`);
}

/** What players do, in this order, in one browser and one language. */
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
    await walk.type('dialog.search-dialog input', 'nouka');
    await walk.seen('dialog.search-dialog a[data-game]');
  },
  async 'more games'({ walk }) {
    await walk.open('/slots');
    await walk.tap('main a[href*="/slots/"]');
    await walk.seen(GAMES);
    const all = `document.querySelectorAll(${JSON.stringify(GAMES)}).length === Number(document.querySelector('[data-total]').dataset.total)`;
    await walk.until('some of the games never come', `(scrollTo(0, document.body.scrollHeight), ${all})`);
  },
  async [SIGN_UP]({ walk, person }) {
    await walk.open('/register');
    await walk.alive();
    await walk.type('input[name=fullName]', person.fullName);
    await walk.type('input[name=username]', person.username);
    await walk.type('input[name=password]', person.password);
    await walk.type('input[name=passwordConfirmation]', person.password);
    await walk.type('input[name=phone]', person.phone);
    await walk.choose('select[name=bankId]', 1);
    await walk.type('input[name=accountNumber]', person.accountNumber);
    await walk.tap(SUBMIT);
    await walk.seen('input[name=otp]');
    await walk.type('input[name=otp]', await desk.codeFor(person.phone));
    await walk.tap(SUBMIT);
    await walk.isAt('/');
    await walk.seen('[data-wallet-amount]');
  },
  async 'log out'({ walk }) {
    await walk.open('/logout');
    await walk.isAt('/');
    await walk.notSeen('[data-wallet-amount]');
  },
  async 'log in'(setting) {
    await setting.walk.open('/login');
    await logIn(setting);
    await setting.walk.isAt('/');
    await setting.walk.seen('[data-wallet-amount]');
  },
  async wallet({ walk }) {
    await walk.open('/');
    await walk.seen('[data-wallet-amount]');
    await walk.hasPopovers();
    await walk.tap('button[popovertarget=wallet]');
    await walk.seen('#wallet dl, #wallet ul');
    await walk.fits();
  },
  async 'deposit by bank'(setting) {
    await sendDeposit(setting, { tab: 'fundTransfer', hasReceipt: true });
    await setting.walk.says('RM 50.00');
    await setting.walk.notSeen(SUBMIT);
  },
  async 'deposit by gateway'(setting) {
    await sendDeposit(setting, { tab: 'paymentGateway', hasReceipt: false });
    await expectTab(setting, 'the payment page');
    await setting.walk.notSeen(SUBMIT);
  },
  async history({ walk }) {
    await walk.open('/transaction');
    await walk.says('50.00');
    await walk.fits();
  },
  async withdraw({ walk, person, text }) {
    await desk.decide(await desk.pendingTransaction(person.username), true);
    await walk.open('/withdraw');
    await walk.alive();
    await walk.type('input[name=amount]', '30');
    await walk.tap(SUBMIT);
    await walk.tapText('dialog[open] button', text('withdraw', 'confirm'));
    await walk.notSeen(SUBMIT);
    await walk.says('RM 30.00');
  },
  async launch(setting) {
    const { walk, text } = setting;
    await walk.open('/slots');
    await walk.tap('main a[href*="/slots/"]');
    await walk.until('the provider has no page', 'location.pathname.includes("/slots/")');
    await walk.hasScripts();
    await walk.tap(GAMES);
    // A player whose game account is empty is asked first.
    await expectTab(setting, 'the game', () => walk.tapTextIfSeen('dialog[open] button', text('play', 'playWithout')));
  },
};

/** What `npm test` plays in the browsers that it finds. */
export const SHORT = ['home', 'menu', 'read', 'log in', 'wallet', 'deposit by gateway', 'launch'];
