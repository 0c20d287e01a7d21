import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROUTE_FILES, ROUTES } from '../../../../scripts/contract/routes.ts';
import { buildRequest, type RequestContext } from '../../../../src/lib/api/request.ts';
import type { Route } from '../../../../src/lib/api/route.ts';
import * as account from '../../../../src/lib/api/routes/account.ts';
import * as games from '../../../../src/lib/api/routes/games.ts';
import * as registration from '../../../../src/lib/api/routes/registration.ts';
import * as session from '../../../../src/lib/api/routes/session.ts';
import * as site from '../../../../src/lib/api/routes/site.ts';
import * as wallet from '../../../../src/lib/api/routes/wallet.ts';
import { CALL_TIMEOUTS_MS } from '../../../../src/lib/config.ts';

interface Expected {
  row: Route;
  input?: unknown;
  /** Method and address, without what every call carries. */
  request: string;
  /** Missing: the browser names it, with a multipart's boundary. */
  type?: string;
  /** Name and value of every field, or the JSON text. */
  body?: [string, string | number][] | string;
  timeout?: keyof typeof CALL_TIMEOUTS_MS;
}

const FORM = 'application/x-www-form-urlencoded;charset=UTF-8';
const JSON_TYPE = 'application/json';
const receipt = new File(['picture'], 'receipt.png', { type: 'image/png' });
const captcha = { contact_no: '601712345678', 'g-recaptcha-response': 'token' };
const bankAccount = { bank_id: '3', account_holder_name: 'Rahim Uddin', account_number: '0012345', default: '1' };

const newPlayer = {
  bank_id: '3',
  username: 'rahim1',
  password: 'secret1',
  full_name: 'Rahim Uddin',
  contact_no: '601712345678',
  account_number: '0012345',
  verification_code: 'AB12',
  ref: 'friend',
};
const deposit = {
  provider_id: '12',
  deposit_bank_id: '4',
  deposit_method: 'fund_transfer',
  promotion_id: '',
  deposit_amount: '50.00',
};

function wrapped(name: string, fields: Record<string, string>): [string, string][] {
  return Object.entries(fields).map(([field, value]) => [`${name}[${field}]`, value]);
}

/** The calls (spec section 7), line by line. */
const table: Record<string, Expected> = {
  init: { row: site.init, request: 'GET /api/v1/init?currency_id=1' },
  promotion: { row: site.promotion, request: 'GET /api/v1/promotion?currency_id=1' },
  bank: { row: site.bank, request: 'GET /api/v1/bank?currency_id=1' },
  refreshToken: {
    row: session.refreshToken,
    input: { refresh_token: 'r' },
    request: 'POST /api/token/refresh',
    type: JSON_TYPE,
    body: '{"refresh_token":"r"}',
  },
  login: {
    row: session.login,
    input: { username: 'demo1', password: 'p&=ß' },
    request: 'POST /api/login',
    type: JSON_TYPE,
    body: '{"username":"demo1","password":"p&=ß"}',
    timeout: 'submit',
  },
  userProfile: { row: session.userProfile, request: 'GET /api/v1/user-profile' },
  editUser: {
    row: account.editUser,
    input: { dob: '1990-01-31' },
    request: 'POST /api/v1/edit-user',
    type: FORM,
    body: [['update_user[dob]', '1990-01-31']],
    timeout: 'submit',
  },
  register: {
    row: registration.register,
    input: newPlayer,
    request: 'POST /api/v1/register',
    type: FORM,
    body: [...wrapped('add_user', newPlayer), ['add_user[currency_id]', '1']],
    timeout: 'submit',
  },
  requestOtp: {
    row: registration.requestOtp,
    input: captcha,
    request: 'POST /api/v1/request-otp',
    type: FORM,
    body: [
      ['verify_phone_number[contact_no]', '601712345678'],
      ['verify_phone_number[g-recaptcha-response]', 'token'],
    ],
    timeout: 'submit',
  },
  forgetPassword: {
    row: registration.forgetPassword,
    input: captcha,
    request: 'POST /api/v1/forget-password',
    type: FORM,
    body: [
      ['verify_forget_password[contact_no]', '601712345678'],
      ['verify_forget_password[g-recaptcha-response]', 'token'],
    ],
    timeout: 'submit',
  },
  resetPassword: {
    row: registration.resetPassword,
    input: { contact_no: '601712345678', verification_code: 'AB12', new_password: 'new pass' },
    request: 'POST /api/v1/reset-password',
    type: FORM,
    body: [
      ['reset_user_password[contact_no]', '601712345678'],
      ['reset_user_password[verification_code]', 'AB12'],
      ['reset_user_password[new_password]', 'new pass'],
    ],
    timeout: 'submit',
  },
  report: {
    row: account.report,
    input: {
      type: '1',
      start_date: '2026-11-21 00:00:00',
      end_date: '2026-11-21 23:59:59',
      ticket_status: '1',
      page: 2,
      page_size: 10,
    },
    request: 'POST /api/v1/report',
    type: FORM,
    body: [
      ['view_report[type]', '1'],
      ['view_report[start_date]', '2026-11-21 00:00:00'],
      ['view_report[end_date]', '2026-11-21 23:59:59'],
      ['view_report[ticket_status]', '1'],
      ['view_report[page]', '2'],
      ['view_report[page_size]', '10'],
    ],
  },
  preDeposit: { row: wallet.preDeposit, request: 'GET /api/v1/user/pre-deposit' },
  addDeposit: {
    row: wallet.addDeposit,
    input: { ...deposit, receipt },
    request: 'POST /api/v1/user/add-deposit',
    body: [...wrapped('add_deposit', deposit), ['add_deposit[receipt]', 'receipt.png']],
    timeout: 'upload',
  },
  preWithdraw: { row: wallet.preWithdraw, request: 'GET /api/v1/user/pre-withdraw' },
  addWithdraw: {
    row: wallet.addWithdraw,
    input: { withdraw_from: '12', withdraw_amount: '50.00', withdraw_bank: '7' },
    request: 'POST /api/v1/user/add-withdraw',
    type: FORM,
    body: [
      ['add_withdraw[withdraw_from]', '12'],
      ['add_withdraw[withdraw_amount]', '50.00'],
      ['add_withdraw[withdraw_bank]', '7'],
    ],
    timeout: 'submit',
  },
  addWithdrawBank: {
    row: account.addWithdrawBank,
    input: bankAccount,
    request: 'POST /api/v1/user/add-withdraw-bank',
    type: FORM,
    body: wrapped('add_user_withdraw_bank', bankAccount),
    timeout: 'submit',
  },
  editWithdrawBank: {
    row: account.editWithdrawBank,
    input: { id: '9', ...bankAccount, default: '0' },
    request: 'POST /api/v1/user/edit-withdraw-bank',
    type: FORM,
    body: wrapped('update_user_withdraw_bank', { id: '9', ...bankAccount, default: '0' }),
    timeout: 'submit',
  },
  deleteWithdrawBank: {
    row: account.deleteWithdrawBank,
    input: { id: '9' },
    request: 'POST /api/v1/user/delete-withdraw-bank',
    type: FORM,
    body: [['delete_user_withdraw_bank[id]', '9']],
    timeout: 'submit',
  },
  preTransfer: { row: wallet.preTransfer, request: 'GET /api/v1/user/pre-transfer' },
  addTransfer: {
    row: wallet.addTransfer,
    input: { transfer_amount: '25.00', transfer_from_provider_id: '12', transfer_to_provider_id: '13' },
    request: 'POST /api/v1/user/add-transfer',
    type: FORM,
    body: [
      ['add_transfer[transfer_amount]', '25.00'],
      ['add_transfer[transfer_from_provider_id]', '12'],
      ['add_transfer[transfer_to_provider_id]', '13'],
    ],
    timeout: 'submit',
  },
  changePassword: {
    row: account.changePassword,
    input: { old_password: 'a', new_password: 'b', confirm_password: 'b' },
    request: 'POST /api/v1/user/change-password',
    type: FORM,
    body: [
      ['change_password[old_password]', 'a'],
      ['change_password[new_password]', 'b'],
      ['change_password[confirm_password]', 'b'],
    ],
    timeout: 'submit',
  },
  launchGame: {
    row: games.launchGame,
    input: { providerName: 'Lamp & River', gameCode: 'lr-1', provider: '12', language: 'bd' },
    request: 'GET /api/v1/launch-game?providerName=Lamp+%26+River&gameCode=lr-1&provider=12&language=bd&isFrame=0&mode=real',
    timeout: 'submit',
  },
  gameList: {
    row: site.gameList,
    input: { provider_id: '12', page: 0 },
    request: 'GET /api/v1/game-list?provider_id=12&page=0&currency_id=1',
  },
  gameAccountBalance: {
    row: games.gameAccountBalance,
    input: { provider_id: '12' },
    request: 'GET /api/v1/user/get-game-account-balance?provider_id=12',
  },
};

test('every row has its line here, and every line its row', () => {
  expect(Object.keys(ROUTES).sort()).toEqual(Object.keys(table).sort());
  const files = readdirSync('src/lib/api/routes').map((file) => file.replace('.ts', ''));
  expect(files.sort()).toEqual(Object.keys(ROUTE_FILES).sort());
});

const context: RequestContext = { base: 'https://api.example', language: 'bd', refCode: undefined, token: undefined };

/** What is sent, as a server would read it. */
async function sent(row: Route, input: unknown) {
  const { url, init } = buildRequest(row, input, context);
  const request = new Request(url, init);
  const address = new URL(request.url);
  expect(address.searchParams.getAll('locale')).toEqual(['bd']);
  address.searchParams.delete('locale');
  const type = new Headers(init.headers).get('content-type') ?? undefined;
  const body = init.body;
  return {
    request: `${request.method} ${address.pathname}${address.search}`,
    ...(type || body instanceof URLSearchParams ? { type: type ?? request.headers.get('content-type') } : {}),
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : await fieldsOf(request) }),
    cache: init.cache,
  };
}

async function fieldsOf(request: Request): Promise<[string, string][]> {
  return [...(await request.formData())].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
}

describe('request', () => {
  test.each(Object.entries(table))('%s', async (_name, { row, input, timeout = 'read', ...expected }) => {
    const { cache, ...request } = await sent(row, input);
    expect(request).toEqual(expected);
    expect(row.timeout).toBe(timeout);
    const isUncached = [games.launchGame, session.userProfile].some((one) => one === row);
    expect(cache).toBe(isUncached ? 'no-store' : undefined);
  });

  test('a deposit is multipart, with the browser’s own boundary', () => {
    const { url, init } = buildRequest(wallet.addDeposit, deposit, context);
    expect(new Request(url, init).headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  test('what is undefined is left out', async () => {
    const { body } = await sent(registration.register, { ...newPlayer, ref: undefined });
    expect(body).not.toContainEqual(['add_user[ref]', expect.anything()]);
    expect(body).toHaveLength(8);
  });

  test('fields that a row does not know are not sent', async () => {
    expect((await sent(account.editUser, { dob: '1990-01-31', is_admin: '1' })).body).toEqual([['update_user[dob]', '1990-01-31']]);
  });

  test.each([
    [wallet.addTransfer, { transfer_amount: '25' }],
    [wallet.addDeposit, { deposit_method: 'cheque' }],
    [session.login, undefined],
  ])('fields that are missing or wrong are our own mistake', (row, input) => {
    expect(() => buildRequest(row, input, context)).toThrow();
  });

  test('a call has a time limit', () => expect(CALL_TIMEOUTS_MS).toEqual({ read: 15_000, submit: 30_000, upload: 120_000 }));
});
