import { expect, test } from 'vitest';
import { buildRequest } from '@/lib/api/request';
import type { Route } from '@/lib/api/route';
import * as account from '@/lib/api/routes/account';
import { ROUTES } from '@/lib/api/routes/every-route';
import * as registration from '@/lib/api/routes/registration';
import * as session from '@/lib/api/routes/session';
import * as wallet from '@/lib/api/routes/wallet';
import type { RequestContext } from '@/lib/domain/bare-request';

const wrapped = (name: string, fields: object) =>
  Object.entries(fields).map(([field, value]) => [`${name}[${field}]`, value]);

const context: RequestContext = {
  base: 'https://api.example',
  language: 'bd',
  refCode: undefined,
  token: undefined,
};

/** What is sent, as a server would read it. */
async function sent(row: Route, input: unknown) {
  const { url, init } = buildRequest(row, input, context);
  const request = new Request(url, init);
  const { pathname, search } = new URL(request.url);
  return {
    request: `${request.method} ${pathname}${search}`,
    type: request.headers.get('content-type'),
    body: init.body instanceof URLSearchParams ? [...(await request.formData())] : init.body,
  };
}

// Every row is sent to the sandbox, which reads its fields (tests/unit/scripts/probe/sandbox.test.ts); these are the ways in which they travel.
test('a call sends fields as a form, by the name before the brackets', async () => {
  const fields = { contact_no: '60171', 'g-recaptcha-response': 'token' };
  expect(await sent(registration.requestOtp, fields)).toEqual({
    request: 'POST /api/v1/request-otp?locale=bd',
    type: 'application/x-www-form-urlencoded;charset=UTF-8',
    body: wrapped('verify_phone_number', fields),
  });
});

test('a call leaves out what is undefined, and adds what is always the same', async () => {
  const newPlayer = {
    bankId: '3',
    fullName: 'Rahim Uddin',
    ref: '',
    contact: '601712345678',
    otp: 'AB12',
  };
  const { body } = await sent(registration.register, newPlayer);
  const named = {
    bank_id: '3',
    full_name: 'Rahim Uddin',
    contact_no: '601712345678',
    verification_code: 'AB12',
  };
  expect(body).toEqual(wrapped('add_user', { ...named, currency_id: '1' }));
});

test('a call does not send fields that its row does not know', async () => {
  expect((await sent(account.editUser, { dob: '1990-01-31', is_admin: '1' })).body).toEqual([
    ['update_user[dob]', '1990-01-31'],
  ]);
});

test.each([
  [wallet.addTransfer, { transfer_amount: '25' }],
  [wallet.addDeposit, { deposit_method: 'cheque' }],
  [session.login, undefined],
])('a call with fields that are missing or wrong is our own mistake', (row, input) => {
  expect(() => buildRequest(row, input, context)).toThrow();
});
test('no cache answers for a launch or for whose session it is', () => {
  for (const [name, row] of Object.entries<Route>(ROUTES)) {
    const { init } = buildRequest(
      { ...row, input: undefined } as unknown as Route,
      undefined,
      context,
    );
    expect(init.cache, name).toBe(
      ['launchGame', 'userProfile'].includes(name) ? 'no-store' : undefined,
    );
  }
});
