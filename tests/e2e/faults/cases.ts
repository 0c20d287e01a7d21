import { ROUTES, type RouteName } from '../../../scripts/contract/routes.ts';
import { randomNumbers } from '../../random-numbers.ts';
import { KINDS, type KindName } from './kinds.ts';
import { ACCOUNT } from './scenarios/account.ts';
import { GAMES } from './scenarios/games.ts';
import { REGISTRATION } from './scenarios/registration.ts';
import type { PageScenario, Scenario } from './scenarios/scenario.ts';
import { SESSION } from './scenarios/session.ts';
import { SITE } from './scenarios/site.ts';
import { WALLET } from './scenarios/wallet.ts';
import type { FaultLanguage } from './texts.ts';

/** Every call has a scenario: a new one without is a type error. */
export const SCENARIOS: Readonly<Record<RouteName, Scenario>> = { ...ACCOUNT, ...GAMES, ...REGISTRATION, ...SESSION, ...SITE, ...WALLET };

/** One call, answered with one kind of fault. */
export interface Case {
  route: RouteName;
  kind: KindName;
  language: FaultLanguage;
  scenario: PageScenario;
}

const LANGUAGES: readonly FaultLanguage[] = ['en', 'bd'];

const names = <Name extends string>(record: Readonly<Record<Name, unknown>>) => Object.keys(record) as Name[];

/** Every call that a page makes × every kind; the seed decides which half is in which language. */
export function allCases(seed: number): Case[] {
  return names(ROUTES).flatMap((route, row) => {
    const scenario = SCENARIOS[route];
    if ('testedBy' in scenario) return [];
    return names(KINDS).map((kind, column) => ({ route, kind, scenario, language: LANGUAGES[(row + column + seed) % 2] ?? 'en' }));
  });
}

/** A part of all cases in which every call and every kind appears. The seed decides which kind meets which call. */
export function sampleCases(seed: number): Case[] {
  const cases = allCases(seed);
  const routes = [...new Set(cases.map(({ route }) => route))];
  const random = randomNumbers(seed);
  const kinds = names(KINDS)
    .map((kind) => ({ kind, order: random() }))
    .sort((one, other) => one.order - other.order);
  return kinds.flatMap(({ kind }, index) => cases.filter((one) => one.kind === kind && one.route === routes[index % routes.length]));
}
