import type { Page, Route } from '@playwright/test';

const LAUNCH = '**/api/v1/launch-game?**';
const HEADERS = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };

/** What a test's own backend made of the launches it was asked for. */
export interface Launches {
  /** Their queries. */
  asked: Record<string, string>[];
  /** Gives the answer that a launch waits for. */
  answer: (body: object) => Promise<void>;
}

/** Puts a backend of the test's own behind the launch call: it waits for `answer`, or gives `body` at once. */
export async function launches(page: Page, body?: object): Promise<Launches> {
  const asked: Launches['asked'] = [];
  const waiting: Route[] = [];
  const fulfill = (route: Route, answer: object) => route.fulfill({ headers: HEADERS, body: JSON.stringify(answer) });
  await page.context().route(LAUNCH, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    asked.push(Object.fromEntries(new URL(route.request().url()).searchParams));
    if (body) await fulfill(route, body);
    else waiting.push(route);
  });
  return {
    asked,
    async answer(late) {
      const route = waiting.shift();
      if (!route) throw new Error('no launch waits for an answer');
      await fulfill(route, late);
    },
  };
}

/** A game of the provider's, on a host of its own; anything there is the same page. */
export const GAME = 'http://localhost:4999/game?key=1';

export async function hostGame(page: Page): Promise<void> {
  await page.context().route('http://localhost:4999/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>The game</h1>' }));
}

/** The browser refuses new tabs. */
export async function blockTabs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}
