import type { Page } from '@playwright/test';
import { ROUTES, type RouteName } from '../../../scripts/contract/routes.ts';
import type { Route } from '../../../src/lib/api/route.ts';

/** Answers calls of a page by themselves, so that they do not reach the backend. */
export async function answerCalls(page: Page, answers: Partial<Record<RouteName, object>>): Promise<void> {
  for (const [name, json] of Object.entries(answers)) {
    await page.route(addressOf(ROUTES[name as RouteName]), (request) => request.fulfill({ json }));
  }
}

/** Sends a call to another server, and reports each time the page makes it. A redirect that the browser follows is none of those. */
export async function redirectCall(page: Page, route: Route, server: string, onCall: () => void): Promise<void> {
  await page.route(addressOf(route), async (request) => {
    onCall();
    const { pathname, search } = new URL(request.request().url());
    await request.continue({ url: server + pathname + search });
  });
}

const addressOf = ({ path }: Route) => `**/api/${path}?*`;
