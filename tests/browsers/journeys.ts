import { readFileSync } from 'node:fs';
import type { ElementHandle } from 'puppeteer-core';
import type { Login } from '../e2e/fixtures/players.ts';
import type { Walk } from './walk.ts';

/** What a journey needs besides the page. */
interface Setting {
  walk: Walk;
  player: Login;
  /** A picture on this machine. */
  receiptFile: string;
}

/** The one that sends; the other one of a deposit leads to its next step. */
const SEND = 'main form .new-buttons button[type=submit]';

/** An element by its text, which is one of the site's by file and key. */
const withText = (selector: string, file: string, key: string) =>
  `${selector}::-p-text(${JSON.parse(readFileSync(`src/content/messages/en/${file}.json`, 'utf8'))[key]})`;

/** Fills in a deposit and sends it. By hand, the account to pay to and the receipt come on a second screen. */
async function sendDeposit(
  walk: Walk,
  tab: 'fundTransfer' | 'paymentGateway',
  receipt?: string,
): Promise<void> {
  await walk.open('/');
  await walk.open('/deposit');
  await walk.alive();
  await walk.type('input[name=amount]', '50');
  await walk.tap(withText('[role=tab]', 'deposit', tab));
  await walk.tap('main [data-field=channel]');
  await walk.tap('dialog li button');
  if (receipt) {
    await walk.tap(withText('main form button', 'deposit', 'next'));
    const field = await walk.page.$('input[name=receipt]');
    await (field as ElementHandle<HTMLInputElement>).uploadFile(receipt);
    await walk.seen('main form [data-part=payment] img');
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
    await walk.holds('location.pathname.includes("/promotion/")');
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
    await walk.tap('main form button[type=submit]');
    await walk.holds(`location.pathname === '/'`);
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
    await walk.hasOutsideTab();
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
    await walk.holds('location.pathname.includes("/slots/")');
    await walk.hasScripts();
    await walk.tap('[data-total] a[data-game]');
    await walk.hasOutsideTab();
  },
  // The last: from here on the browser knows this language.
  async 'home in Bengali'({ walk }) {
    await walk.open('/bd');
    await walk.seen('main img');
    await walk.holds(`document.fonts.status === 'loaded'`);
    await walk.fits();
  },
};
