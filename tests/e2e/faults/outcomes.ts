import { expect } from '@playwright/test';
import { ROUTES } from '../../../src/lib/api/routes/every-route.ts';
import type { Case } from './cases.ts';
import { KINDS, type Kind } from './kinds.ts';
import type { Opened, PageScenario } from './scenarios/scenario.ts';

/** What a page makes of an answer. */
export type Outcome = 'failure' | 'success' | 'signed out';

/** What the page of a case may make of the answer. */
export function expectedOutcomes({ route, kind: name }: Case): readonly Outcome[] {
  const kind: Kind = KINDS[name];
  const decidesSession = ROUTES[route].decidesSession === true;
  if (decidesSession && kind.isRefusal) return ['signed out'];
  if (decidesSession && kind.outcome === 'either') return ['failure', 'success', 'signed out'];
  return kind.outcome === 'either' ? ['failure', 'success'] : [kind.outcome];
}

/** Waits for the first of these outcomes that the page shows. */
export function waitForOutcome(opened: Opened, scenario: PageScenario, expected: readonly Outcome[]): Promise<Outcome> {
  const waits: Record<Outcome, () => Promise<unknown>> = {
    failure: () => expect(scenario.failure(opened).first(), 'the page says that it did not work').toBeVisible(),
    success: () => scenario.success(opened),
    'signed out': () => expect(opened.page).toHaveURL(/\/login\?next=/),
  };
  const [only, ...others] = expected;
  if (only && others.length === 0) return waits[only]().then(() => only);
  return Promise.any(expected.map((outcome) => waits[outcome]().then(() => outcome)));
}
