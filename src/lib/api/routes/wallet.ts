import * as v from 'valibot';
import { submit } from '../replies/outcome-reply.ts';
import { DepositReply, PreCheckReply, PreDepositReply } from '../replies/wallet-replies.ts';
import type { Route } from '../route.ts';

const read = { method: 'GET', send: 'query', timeout: 'read' } as const;

export const preDeposit = {
  ...read,
  path: 'v1/user/pre-deposit',
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
  ...read,
  path: 'v1/user/pre-withdraw',
  reply: PreCheckReply,
} as const satisfies Route;

export const addWithdraw = {
  ...submit,
  path: 'v1/user/add-withdraw',
  wrap: 'add_withdraw',
  input: v.object({
    withdraw_from: v.string(),
    withdraw_amount: v.string(),
    withdraw_bank: v.string(),
  }),
} as const satisfies Route;

export const preTransfer = {
  ...read,
  path: 'v1/user/pre-transfer',
  reply: PreCheckReply,
} as const satisfies Route;

export const addTransfer = {
  ...submit,
  path: 'v1/user/add-transfer',
  wrap: 'add_transfer',
  input: v.object({
    transfer_amount: v.string(),
    transfer_from_provider_id: v.string(),
    transfer_to_provider_id: v.string(),
  }),
} as const satisfies Route;
