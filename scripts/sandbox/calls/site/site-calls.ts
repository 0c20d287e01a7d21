import { type Handler, Hono } from 'hono';
import { requireCurrency } from '../../requests/parameters.ts';
import type { Stores } from '../../stores/stores.ts';
import { gameListCall } from './game-list.ts';
import { BANKS, initCall, PROMOTIONS } from './init.ts';

/** The calls that answer everybody alike. */
export function siteCalls(stores: Stores): Hono {
  const { database } = stores;
  const list = (sql: string): Handler => {
    return (c) => c.json({ success: true, data: database.prepare(sql).all() });
  };
  const reads = {
    '/api/v1/init': initCall(stores),
    '/api/v1/promotion': list(PROMOTIONS),
    '/api/v1/bank': list(BANKS),
    '/api/v1/game-list': gameListCall(stores),
  };
  const app = new Hono();
  for (const [path, call] of Object.entries(reads)) app.get(path, requireCurrency, call);
  return app;
}
