import * as v from 'valibot';
import { CURRENCY_ID } from '../../config.ts';
import { gameListReply } from '../replies/game-list-reply.ts';
import { initReply } from '../replies/init-reply.ts';
import { bankReply } from '../replies/init-rows.ts';
import { promotionReply } from '../replies/promotion-reply.ts';
import type { ContentRoute } from '../route.ts';

const read = {
  method: 'GET',
  send: 'query',
  timeout: 'read',
  fixed: { currency_id: CURRENCY_ID },
} as const;

export const init = {
  ...read,
  path: 'v1/init',
  withoutSuccess: true,
  reply: initReply(),
  replyFor: (_path, onIssue) => initReply(onIssue),
} as const satisfies ContentRoute;

export const promotion = {
  ...read,
  path: 'v1/promotion',
  withoutSuccess: true,
  reply: promotionReply(),
  replyFor: promotionReply,
} as const satisfies ContentRoute;

/** Pages start at 0. */
export const gameList = {
  ...read,
  path: 'v1/game-list',
  input: v.object({ provider_id: v.string(), page: v.number() }),
  reply: gameListReply(),
  replyFor: gameListReply,
} as const satisfies ContentRoute;

export const bank = {
  ...read,
  path: 'v1/bank',
  withoutSuccess: true,
  reply: bankReply(),
  replyFor: bankReply,
} as const satisfies ContentRoute;
