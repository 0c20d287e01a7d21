import { KINDS, type KindName } from './kinds.ts';
import { ACCOUNT } from './scenarios/account.ts';
import { GAMES } from './scenarios/games.ts';
import { REGISTRATION } from './scenarios/registration.ts';
import type { PageScenario, TestedRoute } from './scenarios/scenario.ts';
import { SESSION } from './scenarios/session.ts';
import { SITE } from './scenarios/site.ts';
import { WALLET } from './scenarios/wallet.ts';
import type { FaultLanguage } from './texts.ts';

/** Every call of a page has a scenario: a new one without is a type error. */
const SCENARIOS: Readonly<Record<TestedRoute, PageScenario>> = { ...ACCOUNT, ...GAMES, ...REGISTRATION, ...SESSION, ...SITE, ...WALLET };

/** One call, answered with one kind of fault. */
export interface Case {
  route: TestedRoute;
  kind: KindName;
  language: FaultLanguage;
  scenario: PageScenario;
}

const LANGUAGES: readonly FaultLanguage[] = ['en', 'bd'];

const names = <Name extends string>(record: Readonly<Record<Name, unknown>>) => Object.keys(record) as Name[];

/** Every call × every kind; the seed decides which half is in which language. */
export function allCases(seed: number): Case[] {
  return names(SCENARIOS).flatMap((route, row) => {
    const scenario = SCENARIOS[route];
    return names(KINDS).map((kind, column) => ({ route, kind, scenario, language: LANGUAGES[(row + column + seed) % 2] ?? 'en' }));
  });
}

/** A part of all cases: every kind with one call, and so every call. The seed decides which kind meets which call. */
export function sampleCases(seed: number): Case[] {
  const routes = names(SCENARIOS);
  const callOf = new Map(names(KINDS).map((kind, index) => [kind, routes[(index + seed) % routes.length]]));
  return allCases(seed).filter(({ kind, route }) => callOf.get(kind) === route);
}
