import * as v from 'valibot';
import { OutcomeReply } from '../replies/outcome-reply.ts';
import { DepositReply, PreCheckReply, PreDepositReply } from '../replies/wallet-replies.ts';
import type { Route } from '../route.ts';

export const preDeposit = {
  method: 'GET',
  path: 'v1/user/pre-deposit',
  send: 'query',
  timeout: 'read',
  reply: PreDepositReply,
} as const satisfies Route;

/** Amounts are decimal texts, so that none is rounded. An empty promotion means none. */
export const addDeposit = {
  method: 'POST',
  path: 'v1/user/add-deposit',
  send: 'multipart',
  wrap: 'add_deposit',
  timeout: 'upload',
  input: v.object({
    provider_id: v.string(),
    deposit_bank_id: v.string(),
    deposit_method: v.picklist(['fund_transfer', 'payment_gateway', 'qr_pay']),
    promotion_id: v.string(),
    deposit_amount: v.string(),
    receipt: v.optional(v.blob()),
  }),
  reply: DepositReply,
} as const satisfies Route;

export const preWithdraw = {
  method: 'GET',
  path: 'v1/user/pre-withdraw',
  send: 'query',
  timeout: 'read',
  reply: PreCheckReply,
} as const satisfies Route;

export const addWithdraw = {
  method: 'POST',
  path: 'v1/user/add-withdraw',
  send: 'form',
  wrap: 'add_withdraw',
  timeout: 'submit',
  input: v.object({ withdraw_from: v.string(), withdraw_amount: v.string(), withdraw_bank: v.string() }),
  reply: OutcomeReply,
} as const satisfies Route;

export const preTransfer = {
  method: 'GET',
  path: 'v1/user/pre-transfer',
  send: 'query',
  timeout: 'read',
  reply: PreCheckReply,
} as const satisfies Route;

export const addTransfer = {
  method: 'POST',
  path: 'v1/user/add-transfer',
  send: 'form',
  wrap: 'add_transfer',
  timeout: 'submit',
  input: v.object({ transfer_amount: v.string(), transfer_from_provider_id: v.string(), transfer_to_provider_id: v.string() }),
  reply: OutcomeReply,
} as const satisfies Route;
