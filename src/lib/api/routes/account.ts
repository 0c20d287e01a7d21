import * as v from 'valibot';
import { submit } from '../replies/outcome-reply.ts';
import { reportReply } from '../replies/report-reply.ts';
import type { Route } from '../route.ts';

/** The date of birth is YYYY-MM-DD. */
export const editUser = {
  ...submit,
  path: 'v1/edit-user',
  wrap: 'update_user',
  input: v.object({ dob: v.string() }),
} as const satisfies Route;

export const changePassword = {
  ...submit,
  path: 'v1/user/change-password',
  wrap: 'change_password',
  input: v.object({
    old_password: v.string(),
    new_password: v.string(),
    confirm_password: v.string(),
  }),
} as const satisfies Route;

/** Dates include a time: `2026-11-21 00:00:00` to `2026-11-21 23:59:59`. It is a POST that only reads, so it has a read's timeout. */
export const report = {
  method: 'POST',
  path: 'v1/report',
  send: 'form',
  wrap: 'view_report',
  timeout: 'read',
  input: v.object({
    type: v.string(),
    start_date: v.string(),
    end_date: v.string(),
    ticket_status: v.string(),
    page: v.number(),
    page_size: v.number(),
  }),
  reply: reportReply,
} as const satisfies Route;

const BankAccount = {
  bank_id: v.string(),
  account_holder_name: v.string(),
  account_number: v.string(),
  default: v.picklist(['0', '1']),
};

export const addWithdrawBank = {
  ...submit,
  path: 'v1/user/add-withdraw-bank',
  wrap: 'add_user_withdraw_bank',
  input: v.object(BankAccount),
} as const satisfies Route;

export const editWithdrawBank = {
  ...submit,
  path: 'v1/user/edit-withdraw-bank',
  wrap: 'update_user_withdraw_bank',
  input: v.object({ id: v.string(), ...BankAccount }),
} as const satisfies Route;

export const deleteWithdrawBank = {
  ...submit,
  path: 'v1/user/delete-withdraw-bank',
  wrap: 'delete_user_withdraw_bank',
  input: v.object({ id: v.string() }),
} as const satisfies Route;
