import * as v from 'valibot';
import { CURRENCY_ID } from '../../config.ts';
import { bankReply } from '../replies/bank-reply.ts';
import { gameListReply } from '../replies/game-list-reply.ts';
import { initReply } from '../replies/init-reply.ts';
import { promotionReply } from '../replies/promotion-reply.ts';
import type { Route } from '../route.ts';

const fixed = { currency_id: CURRENCY_ID };

export const init = { method: 'GET', path: 'v1/init', send: 'query', limit: 'read', fixed, reply: initReply() } as const satisfies Route;

export const promotion = {
  method: 'GET',
  path: 'v1/promotion',
  send: 'query',
  limit: 'read',
  fixed,
  reply: promotionReply(),
} as const satisfies Route;

/** Pages start at 0. */
export const gameList = {
  method: 'GET',
  path: 'v1/game-list',
  send: 'query',
  limit: 'read',
  fixed,
  input: v.object({ provider_id: v.string(), page: v.number() }),
  reply: gameListReply(),
} as const satisfies Route;

export const bank = { method: 'GET', path: 'v1/bank', send: 'query', limit: 'read', fixed, reply: bankReply() } as const satisfies Route;
