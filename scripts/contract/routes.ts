import type { Route } from '../../src/lib/api/route.ts';
import * as account from '../../src/lib/api/routes/account.ts';
import * as games from '../../src/lib/api/routes/games.ts';
import * as registration from '../../src/lib/api/routes/registration.ts';
import * as session from '../../src/lib/api/routes/session.ts';
import * as site from '../../src/lib/api/routes/site.ts';
import * as wallet from '../../src/lib/api/routes/wallet.ts';

/** The files of `src/lib/api/routes`, which are all calls to the backend. */
export const ROUTE_FILES = { account, games, registration, session, site, wallet };

const routes = { ...account, ...games, ...registration, ...session, ...site, ...wallet };

export type RouteName = keyof typeof routes;

/** Every call to the backend. */
export const ROUTES: Readonly<Record<RouteName, Route>> = routes;
