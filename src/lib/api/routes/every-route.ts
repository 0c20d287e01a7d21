import type { Route } from '../route.ts';
import * as account from './account.ts';
import * as games from './games.ts';
import * as registration from './registration.ts';
import * as session from './session.ts';
import * as site from './site.ts';
import * as wallet from './wallet.ts';

const routes = { ...account, ...games, ...registration, ...session, ...site, ...wallet };

export type RouteName = keyof typeof routes;

/** Every call to the backend, for scripts and tests: a page imports the rows that it needs. */
export const ROUTES: Readonly<Record<RouteName, Route>> = routes;
