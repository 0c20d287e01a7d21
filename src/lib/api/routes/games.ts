import * as v from 'valibot';
import { LANGUAGES } from '../../config.ts';
import { BalanceReply, MaintenanceReply } from '../replies/game-list-reply.ts';
import type { Route } from '../route.ts';
import { RequiredText } from '../wire/lenient-fields.ts';

/** Gets the address of a game, which the caller must check before opening it. A provider's lobby has an empty code. */
export const launchGame = {
  method: 'GET',
  path: 'v1/launch-game',
  send: 'query',
  timeout: 'submit',
  uncached: true,
  withoutSuccess: true,
  fixed: { isFrame: 0, mode: 'real' },
  input: v.object({
    providerName: v.string(),
    gameCode: v.string(),
    provider: v.string(),
    language: v.picklist(LANGUAGES),
  }),
  reply: v.object({ url: RequiredText }),
} as const satisfies Route;

export const gameAccountBalance = {
  method: 'GET',
  path: 'v1/user/get-game-account-balance',
  send: 'query',
  timeout: 'read',
  withoutSuccess: true,
  input: v.object({ provider_id: v.string() }),
  reply: BalanceReply,
  replyInRefusal: MaintenanceReply,
} as const satisfies Route;
