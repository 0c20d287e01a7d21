import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { vi } from 'vitest';
import { FakeLocks } from '../../unit/lib/fake-locks.ts';
import type { Intent } from './intent.ts';

/** A page of one tab: what was loaded until the next reload. */
export interface Page {
  name: string;
  isOpen: boolean;
  tab: Tab;
  locks: Pick<LockManager, 'request'>;
}

/** What a tab keeps over a reload. */
export interface Tab {
  sessionStorage: Map<string, string>;
  page: Page;
}

/** Which page's code is running, and for which intent of the player. It follows promises, as a real page's own thread would. */
interface Running {
  page: Page;
  intent?: Intent;
}

const running = new AsyncLocalStorage<Running>();
let browser: Browser;

/** One browser: its tabs share local storage and locks. */
export class Browser {
  readonly localStorage = new Map<string, string>();
  readonly #locks = new FakeLocks();
  #pageCount = 0;
  isOffline = false;

  constructor() {
    browser = this;
  }

  openTab(): Tab {
    const tab: Partial<Tab> = { sessionStorage: new Map() };
    tab.page = this.#openPage(tab as Tab);
    return tab as Tab;
  }

  reload(tab: Tab): void {
    this.close(tab.page);
    tab.page = this.#openPage(tab);
  }

  /** Nothing that the page still waits for ever reaches it. */
  close(page: Page): void {
    page.isOpen = false;
    queueMicrotask(() => this.#locks.close(page.name));
  }

  #openPage(tab: Tab): Page {
    this.#pageCount += 1;
    const name = String(this.#pageCount);
    return { name, isOpen: true, tab, locks: this.#locks.of(name) };
  }
}

/** Runs code as a page would. */
export function runIn<Value>(page: Page, task: () => Value, intent?: Intent): Value {
  return running.run({ page, ...(intent && { intent }) }, task);
}

export const runningPage = (): Page | undefined => running.getStore()?.page;
export const runningIntent = (): Intent | undefined => running.getStore()?.intent;
export const never = new Promise<never>(() => {});

function storage(map: () => Map<string, string> | undefined) {
  const open = () => (runningPage()?.isOpen === false ? undefined : map());
  return {
    getItem: (key: string) => open()?.get(key) ?? null,
    setItem: (key: string, value: string) => void open()?.set(key, value),
    removeItem: (key: string) => void open()?.delete(key),
  };
}

const locks = {
  request: (name: string, options: LockOptions, callback: (lock: Lock | null) => unknown) => {
    const page = runningPage();
    // Another tab's code may grant the lock; the callback runs as this page's all the same.
    return page?.isOpen
      ? page.locks.request(name, options, AsyncResource.bind(callback) as never)
      : never;
  },
};

/** What the site's code expects of a browser. */
export function stubBrowser(): void {
  const nothing = () => {};
  vi.stubGlobal(
    'localStorage',
    storage(() => browser.localStorage),
  );
  vi.stubGlobal(
    'sessionStorage',
    storage(() => runningPage()?.tab.sessionStorage),
  );
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    documentElement: { dataset: {} },
    addEventListener: nothing,
    cookie: '',
  });
  vi.stubGlobal('location', {
    protocol: 'http:',
    pathname: '/transfer',
    search: '',
    origin: 'http://localhost',
    replace: nothing,
  });
  vi.stubGlobal('addEventListener', nothing);
  vi.stubGlobal('removeEventListener', nothing);
  vi.stubGlobal('dispatchEvent', nothing);
}

export const isOffline = () => browser.isOffline;
