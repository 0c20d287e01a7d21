import { expect, type Page } from '@playwright/test';
import { ROUTES, type RouteName } from '../../../src/lib/api/routes/every-route.ts';
import { addressIn } from '../../../src/lib/domain/site/address.ts';
import type { Tokens } from '../fixtures/players.ts';
import { NO_TOKENS, storedTokens } from '../fixtures/storage.ts';
import { waitForIslands } from '../fixtures/test.ts';
import type { Case } from './cases.ts';
import type { FaultServer } from './fault-server.ts';
import { shortenTimeouts, textsIn, typedValues } from './faulty-page.ts';
import { KINDS, type Kind } from './kinds.ts';
import { expectedOutcomes, type Outcome, waitForOutcome } from './outcomes.ts';
import type { Opened, PageScenario } from './scenarios/scenario.ts';
import { foreignTexts, readMessages, textProblems } from './texts.ts';

interface Surroundings {
  page: Page;
  server: FaultServer;
  /** Of the player who is signed in. */
  tokens: Tokens;
}

/** A token that the backend does not know. */
export const OLD_TOKEN = 'an-old-token';

const addressOf = (name: RouteName) => `**/api/${ROUTES[name].path}?*`;

/** Plays one case: opens the page, makes it do the call, and checks what it makes of the answer. */
export async function playCase(one: Case, { page, server, tokens }: Surroundings): Promise<void> {
  const { language, scenario } = one;
  const kind: Kind = KINDS[one.kind];
  const opened: Opened = { page, messages: readMessages(language) };
  server.current = { answer: kind.answer, good: scenario.answer?.(tokens) };
  let callCount = 0;

  if (kind.isTimeout) await shortenTimeouts(page);
  await scenario.prepare?.(opened);
  // A token that is refused may be renewed, which must not end the session of the other cases.
  for (const [name, json] of Object.entries({ refreshToken: tokens, ...scenario.stubs })) {
    await page.route(addressOf(name as RouteName), (request) => request.fulfill({ json }));
  }
  // A redirect that the browser follows is no call of the page.
  await page.route(addressOf(one.route), async (request) => {
    callCount += 1;
    const { pathname, search } = new URL(request.request().url());
    await request.continue({ url: server.url + pathname + search });
  });
  await page.goto(addressIn(language, scenario.path));

  const typed = await makeCall(opened, scenario);
  await scenario.settled?.(opened);
  const outcome = await waitForOutcome(opened, scenario, expectedOutcomes(one));

  const problems = await pageProblems(opened, one);
  if (outcome === 'failure') problems.push(...(await noticeProblems(opened, one, typed)));
  if (callCount > allowedCalls(one)) problems.push(`the call was made ${callCount} times`);
  expect(problems, outcome).toEqual([]);
  expect(await storedTokens(page), 'the stored tokens').toEqual(expectedTokens(outcome, one, tokens));
}

/** Fills the form, presses the button, or does what else makes the call. Resolves with what was typed. */
async function makeCall(opened: Opened, { fill, button, act }: PageScenario): Promise<Record<string, string> | undefined> {
  if (!fill && !button && !act) return undefined;
  await waitForIslands(opened.page);
  await fill?.(opened);
  const typed = fill && (await typedValues(opened.page));
  await button?.(opened).click();
  await act?.(opened);
  return typed;
}

/** What no page may show, whatever the outcome of the call. */
async function pageProblems({ page }: Opened, { language, kind }: Case): Promise<string[]> {
  const { words }: Kind = KINDS[kind];
  const texts = (await textsIn(page.locator('body'))).filter((text) => text !== words);
  const problems = textProblems(texts, language);
  const [shown] = await page.getByRole('main').allInnerTexts();
  if (!shown?.trim()) problems.push('the page is blank');
  const tag = await page.locator('html').getAttribute('lang');
  if (tag !== (language === 'en' ? 'en' : 'bn')) problems.push(`the page’s language is ${tag}`);
  if (await page.evaluate(() => 'polluted' in {})) problems.push('an answer has changed a prototype');
  return problems;
}

/** What is wrong with a page that says that it did not work. */
async function noticeProblems(opened: Opened, { language, kind, scenario }: Case, typed: Record<string, string> | undefined) {
  const { words }: Kind = KINDS[kind];
  const texts = await textsIn(scenario.failure(opened));
  const problems = foreignTexts(texts, language, words).map((text) => `the notice says something that is no message: ${text}`);
  if (texts.length === 0) problems.push('the notice has no words');
  const kept = typed && (await typedValues(opened.page));
  if (JSON.stringify(kept) !== JSON.stringify(typed)) problems.push(`what was typed has changed: ${JSON.stringify(kept)}`);
  return problems;
}

/** A call with effects is made once, and once more after its token was refused. What only reads has a read's timeout, also where it is a POST. */
function allowedCalls({ route, kind }: Case): number {
  if (ROUTES[route].timeout === 'read') return Number.POSITIVE_INFINITY;
  return kind === 'status-401' && !ROUTES[route].anonymous ? 2 : 1;
}

function expectedTokens(outcome: Outcome, { scenario, route }: Case, { token, refresh_token }: Tokens): (string | null)[] {
  if (outcome === 'signed out') return NO_TOKENS;
  if (scenario.as === 'guest') return outcome === 'success' && route === 'login' ? [token, refresh_token] : NO_TOKENS;
  return [scenario.hasOldToken && outcome === 'failure' ? OLD_TOKEN : token, refresh_token];
}
