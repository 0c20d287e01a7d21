import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROUTE_FILES, ROUTES } from '../../../../scripts/contract/routes.ts';
import { buildRequest, type RequestContext } from '../../../../src/lib/api/request.ts';
import type { Route } from '../../../../src/lib/api/route.ts';
import * as account from '../../../../src/lib/api/routes/account.ts';
import * as games from '../../../../src/lib/api/routes/games.ts';
import * as registration from '../../../../src/lib/api/routes/registration.ts';
import * as session from '../../../../src/lib/api/routes/session.ts';
import * as wallet from '../../../../src/lib/api/routes/wallet.ts';

/** Method, path and fields of every row are compared with docs/openapi.json (scripts/contract); these are the ways in which they travel. */
const FORM = 'application/x-www-form-urlencoded;charset=UTF-8';
const receipt = new File(['picture'], 'receipt.png', { type: 'image/png' });
const deposit = { provider_id: '12', deposit_bank_id: '4', deposit_method: 'fund_transfer', promotion_id: '', deposit_amount: '50.00' };
const bank = { bank_id: '3', account_holder_name: 'Rahim Uddin', account_number: '0012345', default: '0' };

const wrapped = (name: string, fields: object) => Object.entries(fields).map(([field, value]) => [`${name}[${field}]`, value]);

const context: RequestContext = { base: 'https://api.example', language: 'bd', refCode: undefined, token: undefined };

/** What is sent, as a server would read it. */
async function sent(row: Route, input: unknown) {
  const { url, init } = buildRequest(row, input, context);
  const request = new Request(url, init);
  const { pathname, search } = new URL(request.url);
  return {
    request: `${request.method} ${pathname}${search}`,
    type: request.headers.get('content-type'),
    body: typeof init.body === 'string' ? init.body : init.body && (await fieldsOf(request)),
  };
}

async function fieldsOf(request: Request): Promise<[string, string][]> {
  return [...(await request.formData())].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
}

test('the contract has the rows of every file', () => {
  const files = readdirSync('src/lib/api/routes').map((file) => file.replace('.ts', ''));
  expect(files.sort()).toEqual(Object.keys(ROUTE_FILES).sort());
});

describe('a call', () => {
  test('without fields has the language alone', async () => {
    expect(await sent(wallet.preDeposit, undefined)).toEqual({
      request: 'GET /api/v1/user/pre-deposit?locale=bd',
      type: null,
      body: undefined,
    });
  });

  test('sends fields in its address', async () => {
    const { request } = await sent(games.launchGame, { providerName: 'Lamp & River', gameCode: 'lr-1', provider: '12', language: 'bd' });
    const fields = 'providerName=Lamp+%26+River&gameCode=lr-1&provider=12&language=bd&isFrame=0&mode=real';
    expect(request).toBe(`GET /api/v1/launch-game?locale=bd&${fields}`);
  });

  test('sends fields as JSON', async () => {
    expect(await sent(session.login, { username: 'demo1', password: 'p&=ß' })).toEqual({
      request: 'POST /api/login?locale=bd',
      type: 'application/json',
      body: '{"username":"demo1","password":"p&=ß"}',
    });
  });

  test.each([
    [account.addWithdrawBank, 'POST /api/v1/user/add-withdraw-bank', 'add_user_withdraw_bank', bank],
    [account.editWithdrawBank, 'POST /api/v1/user/edit-withdraw-bank', 'update_user_withdraw_bank', { id: '9', ...bank, default: '1' }],
    [registration.requestOtp, 'POST /api/v1/request-otp', 'verify_phone_number', { contact_no: '60171', 'g-recaptcha-response': 'token' }],
  ])('sends fields as a form, by the name before the brackets', async (row, request, name, fields) => {
    expect(await sent(row, fields)).toEqual({ request: `${request}?locale=bd`, type: FORM, body: wrapped(name, fields) });
  });

  test('sends a file, with the browser’s own boundary', async () => {
    const { type, body } = await sent(wallet.addDeposit, { ...deposit, receipt });
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toEqual(wrapped('add_deposit', { ...deposit, receipt: 'receipt.png' }));
  });

  test('leaves out what is undefined, and adds what is always the same', async () => {
    const newPlayer = {
      ...{ bank_id: '3', username: 'rahim1', password: 'secret1', full_name: 'Rahim Uddin', contact_no: '601712345678' },
      ...{ account_number: '0012345', verification_code: 'AB12' },
    };
    const { body } = await sent(registration.register, { ...newPlayer, ref: undefined });
    expect(body).toEqual(wrapped('add_user', { ...newPlayer, currency_id: '1' }));
  });

  test('does not send fields that its row does not know', async () => {
    expect((await sent(account.editUser, { dob: '1990-01-31', is_admin: '1' })).body).toEqual([['update_user[dob]', '1990-01-31']]);
  });

  test.each([
    [wallet.addTransfer, { transfer_amount: '25' }],
    [wallet.addDeposit, { deposit_method: 'cheque' }],
    [session.login, undefined],
  ])('with fields that are missing or wrong is our own mistake', (row, input) => {
    expect(() => buildRequest(row, input, context)).toThrow();
  });
});

test('what changes something may take longer than a read, and a file longest', () => {
  const reads = ['refreshToken', 'report'];
  for (const [name, row] of Object.entries<Route>(ROUTES)) {
    const isRead = reads.includes(name) || (row.method === 'GET' && name !== 'launchGame');
    const expected = name === 'addDeposit' ? 'upload' : 'submit';
    expect(row.timeout, name).toBe(isRead ? 'read' : expected);
  }
});

test('no cache answers for a launch or for whose session it is', () => {
  for (const [name, row] of Object.entries<Route>(ROUTES)) {
    const { init } = buildRequest({ ...row, input: undefined } as unknown as Route, undefined, context);
    expect(init.cache, name).toBe(['launchGame', 'userProfile'].includes(name) ? 'no-store' : undefined);
  }
});
