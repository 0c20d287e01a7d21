import { expect, type Page } from '@playwright/test';
import type { Route } from '../../../src/lib/api/route.ts';
import { ROUTES, type RouteName } from '../../api-routes.ts';
import type { Tokens } from '../fixtures/players.ts';
import { NO_TOKENS, storedTokens } from '../fixtures/storage.ts';
import { waitForIslands } from '../fixtures/test.ts';
import type { Case } from './cases.ts';
import type { FaultServer, FaultyCall } from './fault-server.ts';
import { shortenTimeouts, textsIn, typedValues } from './faulty-page.ts';
import { KINDS, type Kind } from './kinds.ts';
import type { Opened, PageScenario } from './scenarios/scenario.ts';
import { foreignTexts, readMessages, textProblems } from './texts.ts';

interface Surroundings {
  page: Page;
  server: FaultServer;
  /** Of the player who is signed in. */
  tokens: Tokens;
}

/** What a page makes of an answer. */
type Outcome = 'failure' | 'success' | 'signed out';

/** Plays one case: opens the page, makes it do the call, and checks what it makes of the answer. */
export async function playCase({ route: name, kind: kindName, language, scenario }: Case, surroundings: Surroundings): Promise<void> {
  const { page, server, tokens } = surroundings;
  const route = ROUTES[name];
  const kind: Kind = KINDS[kindName];
  const opened: Opened = { page, messages: readMessages(language) };
  let release = () => {};
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const call: FaultyCall = { answer: kind.answer, good: scenario.answer?.(tokens), hasArrived: false, isAgain: false, untilReleased };
  server.current = call;
  let count = 0;

  if (kind.isTimeout) await shortenTimeouts(page);
  await scenario.prepare?.(opened);
  await answerOtherCalls(page, scenario, tokens);
  await sendTo(page, route, server.url, () => {
    count += 1;
  });
  await page.goto(language === 'en' ? scenario.path : `/${language}${scenario.path}`);

  const { fill, button, act, again } = scenario;
  if (fill || button || act) await waitForIslands(page);
  await fill?.(opened);
  const typed = fill && (await typedValues(page));
  await button?.(opened).click();
  await act?.(opened);

  if (kind.isOlder) {
    await expect.poll(() => call.hasArrived, 'the call was made').toBe(true);
    call.isAgain = true;
    if (button) await button(opened).evaluate((element: HTMLElement) => element.click());
    else {
      await (again ? again(opened) : page.reload());
      await scenario.success(opened);
    }
    const late = again && page.waitForResponse(({ status }) => status() === 502);
    release();
    await late;
  }

  const outcome = await outcomeOf(opened, scenario, expectedOutcomes(name, kind, hasEffects(route)));
  const problems: string[] = [];
  const report = (what: string, found: unknown, expected: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(expected)) problems.push(`${what}: ${JSON.stringify(found)}`);
  };
  const place = scenario.failure(opened);
  if (outcome === 'failure') {
    const texts = await textsIn(place);
    if (texts.length === 0) problems.push('the notice has no words');
    report('the notice has texts that are not among the messages', foreignTexts(texts, language, kind.words), []);
    if (typed) report('what was typed has changed', await typedValues(page), typed);
  }
  report('texts on the page', textProblems(await textsIn(page.locator('body')), language), []);
  if ((await textsIn(page.getByRole('main'))).length === 0) problems.push('the page is blank');
  report('language of the page', await page.locator('html').getAttribute('lang'), language === 'en' ? 'en' : 'bn');
  report('prototypes have changed', await page.evaluate(() => 'polluted' in {}), false);
  if (hasEffects(route)) {
    const allowed = kindName === 'status-401' && route.anonymous === undefined ? 2 : 1;
    if (count > allowed) problems.push(`the call was made ${count} times`);
  }
  report('tokens', await storedTokens(page), expectedTokens(outcome, scenario, tokens, name));
  expect(problems, `${outcome}, after ${count} requests`).toEqual([]);
}

/** Whether the call has effects, so that one intent may send it only once. */
function hasEffects({ method, timeout, uncached }: Route): boolean {
  return (method === 'POST' && timeout !== 'read') || uncached === true;
}

function expectedOutcomes(name: RouteName, kind: Kind, hasEffects: boolean): readonly Outcome[] {
  const decidesSession = name === 'refreshToken' || name === 'userProfile';
  if (decidesSession && kind.isRefusal) return ['signed out'];
  if (decidesSession && kind.outcome === 'either') return ['failure', 'success', 'signed out'];
  // A button that has been pressed does nothing until its answer is there.
  if (kind.isOlder && hasEffects) return ['failure'];
  return kind.outcome === 'either' ? ['failure', 'success'] : [kind.outcome];
}

/** Waits for the first of these outcomes that the page shows. */
function outcomeOf(opened: Opened, scenario: PageScenario, expected: readonly Outcome[]): Promise<Outcome> {
  const waits: Record<Outcome, () => Promise<unknown>> = {
    failure: () => expect(scenario.failure(opened).first(), 'the page says that it did not work').toBeVisible(),
    success: () => scenario.success(opened),
    'signed out': () => expect(opened.page).toHaveURL(/\/login\?next=/),
  };
  const [only, ...others] = expected;
  if (only && others.length === 0) return waits[only]().then(() => only);
  return Promise.any(expected.map((outcome) => waits[outcome]().then(() => outcome)));
}

function expectedTokens(outcome: Outcome, { as, hasOldToken }: PageScenario, { token, refresh_token }: Tokens, name: RouteName) {
  if (outcome === 'signed out') return NO_TOKENS;
  if (as === 'guest') return outcome === 'success' && name === 'login' ? [token, refresh_token] : NO_TOKENS;
  return [hasOldToken && outcome === 'failure' ? OLD_TOKEN : token, refresh_token];
}

/** A token that the backend does not know. */
export const OLD_TOKEN = 'an-old-token';

/** A token that is refused may be renewed, which must not end the session of the other cases. */
async function answerOtherCalls(page: Page, { stubs }: PageScenario, tokens: Tokens): Promise<void> {
  const answers: Partial<Record<RouteName, object>> = { refreshToken: tokens, ...stubs };
  for (const [name, json] of Object.entries(answers)) {
    await page.route(addressOf(ROUTES[name as RouteName]), async (request) => {
      if (request.request().method() === 'OPTIONS') return request.fallback();
      await request.fulfill({ headers: { 'access-control-allow-origin': '*' }, json });
    });
  }
}

/** Sends a call to another server, and reports each time the page makes it. A redirect that the browser follows is none of those. */
function sendTo(page: Page, route: Route, server: string, onCall: () => void): Promise<unknown> {
  return page.route(addressOf(route), async (request) => {
    if (request.request().method() === 'OPTIONS') return request.fallback();
    onCall();
    const { pathname, search } = new URL(request.request().url());
    await request.continue({ url: server + pathname + search });
  });
}

const addressOf = ({ path }: Route) => `**/api/${path}?*`;
