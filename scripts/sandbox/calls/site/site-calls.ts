import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { requireCurrency } from '../../requests/parameters.ts';
import { bankCall } from './bank.ts';
import { gameListCall } from './game-list.ts';
import { initCall } from './init.ts';
import { promotionCall } from './promotion.ts';

/** The calls that answer everybody alike. */
export function siteCalls(database: DatabaseSync): Hono {
  const reads = {
    '/api/v1/init': initCall(database),
    '/api/v1/promotion': promotionCall(database),
    '/api/v1/bank': bankCall(database),
    '/api/v1/game-list': gameListCall(database),
  };
  const app = new Hono();
  for (const [path, call] of Object.entries(reads)) app.get(path, requireCurrency, call);
  return app;
}
