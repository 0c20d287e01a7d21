import { isDeepStrictEqual } from 'node:util';
import { vi } from 'vitest';
import type { MoneyKind } from '../../../src/lib/domain/report/sent-request.ts';
import { type NewTokens, readTokens, storeTokens } from '../../../src/lib/stores/session/tokens.ts';
import type { Backend } from './backend.ts';
import { Browser, type Page, runIn, runningPage, type Tab } from './browser.ts';
import { type Intent, newIntent } from './intent.ts';
import { createNetwork, settle } from './network.ts';
import type { Step } from './schedule.ts';
import { openSite, type Site } from './site.ts';

/** For how long the same request is asked about. */
const ASKED_ABOUT_MS = 60_000;
const STEP_MS = 500;
/** Longer than everything that a schedule can have left to do. */
const DRAIN_MS = 90_000;

let tokens: NewTokens | undefined;

interface OpenTab {
  tab: Tab;
  site: Site;
  /** The intent whose request this tab sent last, by form. */
  lastSent: Partial<Record<Intent['kind'], Intent>>;
}

/** Runs a schedule in a browser of its own. Resolves with the rules that were broken. */
export async function runSchedule(backend: Backend, steps: readonly Step[]): Promise<string[]> {
  const browser = new Browser();
  const intents: Intent[] = [];
  const broken: string[] = [];
  /** Money requests without an answer. */
  const waiting: { intent: Intent; page: Page | undefined }[] = [];
  const tabs: OpenTab[] = [];
  const check = (isKept: boolean, rule: string, intent: Intent) => {
    if (!isKept) broken.push(`${rule}: ${JSON.stringify(intent)}`);
  };

  const fetch = createNetwork({ expireAccess: backend.expireAccess, onSent, onAnswered });

  function onSent(intent: Intent): void {
    const now = Date.now();
    check(
      !waiting.some(({ page }) => page?.isOpen),
      'one money request at a time, in all tabs',
      intent,
    );
    waiting.push({ intent, page: runningPage() });
    if (intent.sentAt.length === 0 && !intent.isConfirmed) {
      const same = intents.filter(
        ({ kind, value }) => kind === intent.kind && value === intent.value,
      );
      const wasSent = same.some(
        (other) => other !== intent && mayHaveBeenDone(other) && sentWithin(other, now),
      );
      check(!wasSent, 'the same is sent again only after a question', intent);
    }
    intent.sentAt.push(now);
    const sender = tabs.find(({ tab }) => tab.page === runningPage());
    if (sender) sender.lastSent[intent.kind] = intent;
  }

  function onAnswered(intent: Intent): void {
    const index = waiting.findIndex((one) => one.intent === intent && one.page === runningPage());
    if (index >= 0) waiting.splice(index, 1);
  }

  function open(tab: Tab): Site {
    const site = runIn(tab.page, () =>
      openSite({ fetch, base: backend.url, player: backend.player }),
    );
    runIn(tab.page, () => void site.start());
    return site;
  }

  /** Watches what a page says about the request that was left, or that it has sent since without an answer. */
  function watch(one: OpenTab, form: MoneyKind): void {
    one.site.sent.$unanswered.listen((now) => {
      const left = one.lastSent[form];
      if (now?.status === 'found' && left)
        check(left.booked > 0, 'a page says that a request has arrived only if it has', left);
    });
    runIn(one.tab.page, () => void one.site.sent.lookForUnanswered(form, backend.player.id));
  }

  async function tapOnce(
    one: OpenTab,
    page: Page,
    intent: Intent,
    confirms: boolean,
  ): Promise<void> {
    const said = await one.site.tap(intent);
    if (!page.isOpen) return;
    intent.claims.push(said === 'asks' ? 'notDone' : said);
    if (said === 'done')
      check(intent.booked === 1, 'a page says done only when it was done once', intent);
    if (said !== 'asks' || !confirms) return;
    const confirmed = newIntent({ ...intent, taps: 1, isConfirmed: true });
    intents.push(confirmed);
    await runIn(page, () => tapOnce(one, page, confirmed, false), confirmed);
  }

  async function reload(one: OpenTab, form: MoneyKind): Promise<void> {
    browser.reload(one.tab);
    one.site = open(one.tab);
    await advance(STEP_MS);
    watch(one, form);
    await advance(STEP_MS);
  }

  async function tap(one: OpenTab, step: Step & { do: 'tap' }): Promise<void> {
    const { kind, taps, confirms, isFilledIn, leaves } = step;
    const { page } = one.tab;
    if (isFilledIn) {
      runIn(page, () => void one.site.sent.readKnownRows(kind));
      await advance(STEP_MS);
    }
    const intent = newIntent({ ...step, isConfirmed: false });
    intents.push(intent);
    const tapAll = () => {
      for (let count = 0; count < taps; count += 1) void tapOnce(one, page, intent, confirms);
    };
    runIn(page, tapAll, intent);
    await settle();
    if (leaves) await reload(one, kind);
  }

  async function take(step: Step): Promise<void> {
    switch (step.do) {
      case 'wait':
        return advance(step.ms);
      case 'network':
        browser.isOffline = step.isOffline;
        return;
      case 'push':
        return runIn(tabAt(step).tab.page, tabAt(step).site.notifyMoneyMoved);
      case 'reload':
        return reload(tabAt(step), step.form);
      case 'tap':
        return tap(tabAt(step), step);
    }
  }

  function tabAt({ tab }: { tab: 0 | 1 }): OpenTab {
    return tabs[tab] as OpenTab;
  }

  // A login takes the sandbox longer than a schedule, so the session is handed on.
  storeTokens(tokens ?? (await backend.logIn()));
  for (const tab of [browser.openTab(), browser.openTab()])
    tabs.push({ tab, site: open(tab), lastSent: {} });
  await advance(STEP_MS);
  for (const step of steps) await take(step);
  browser.isOffline = false;
  await advance(DRAIN_MS);

  for (const intent of intents) {
    check(intent.booked <= 1, 'an intent is done once at most', intent);
    const isDenied =
      intent.claims.length === intent.taps && intent.claims.every((claim) => claim === 'notDone');
    check(
      !isDenied || intent.booked === 0,
      'a page says that nothing was done only when nothing was',
      intent,
    );
  }
  const ledger = await backend.takeLedger();
  const counted = countBookings(intents);
  if (!isDeepStrictEqual(counted, ledger)) {
    broken.push(`the ledger has what the intents have: ${JSON.stringify({ counted, ledger })}`);
  }
  for (const { tab } of tabs) browser.close(tab.page);
  const { access, refresh } = readTokens();
  tokens = access ? { access, refresh } : undefined;
  return broken;
}

/** Lets the browser's time pass, and the backend answer in between. */
async function advance(ms: number): Promise<void> {
  await settle();
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    await vi.advanceTimersByTimeAsync(Math.min(STEP_MS, ms - passed));
    await settle();
  }
}

/** A page that was left knows only when it began to send. */
function sentWithin({ sentAt, claims }: Intent, now: number): boolean {
  const at = claims.length > 0 ? sentAt.at(-1) : sentAt[0];
  return at !== undefined && now - at < ASKED_ABOUT_MS;
}

/** Unless the page was told that nothing was done. */
function mayHaveBeenDone({ claims, booked }: Intent): boolean {
  return booked > 0 || !claims.includes('notDone');
}

function countBookings(intents: readonly Intent[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind, value, booked } of intents) {
    const key = `${kind} ${value}`;
    if (booked > 0) counts[key] = (counts[key] ?? 0) + booked;
  }
  return counts;
}
