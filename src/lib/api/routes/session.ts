import * as v from 'valibot';
import { TokensReply } from '../replies/outcome-reply.ts';
import { ProfileReply } from '../replies/profile-reply.ts';
import type { Route } from '../route.ts';

export const login = {
  method: 'POST',
  path: 'login',
  send: 'json',
  timeout: 'submit',
  anonymous: true,
  input: v.object({ username: v.string(), password: v.string() }),
  reply: TokensReply,
} as const satisfies Route;

/** It has a read's timeout, since every other call of the player waits for it. */
export const refreshToken = {
  method: 'POST',
  path: 'token/refresh',
  send: 'json',
  timeout: 'read',
  anonymous: true,
  decidesSession: true,
  input: v.object({ refresh_token: v.string() }),
  reply: TokensReply,
} as const satisfies Route;

export const userProfile = {
  method: 'GET',
  path: 'v1/user-profile',
  send: 'query',
  timeout: 'read',
  uncached: true,
  decidesSession: true,
  reply: ProfileReply,
} as const satisfies Route;
