import { describe, expect } from 'vitest';
import { test } from '../../fixtures/test.ts';

const PHONE = '60123456789';
const MINUTE = 60_000;
const applicant = {
  full_name: 'Nasrin Begum',
  username: 'Nasrin9',
  password: 'lily7',
  contact_no: PHONE,
  bank_id: '2',
  account_number: '99887766',
  verification_code: 'AAAAAA',
  currency_id: '1',
};
const refused = (error: string) => ({ status: 200, body: { success: false, error } });

describe('a code for a new phone', () => {
  const ask = { contact_no: PHONE, 'g-recaptcha-response': '' };
  const refusal = (message: string) => ({ status: 200, body: { success: false, message } });

  test('goes out by SMS', async ({ calls }) => {
    expect(await calls.requestOtp(PHONE)).toEqual({ status: 200, body: { success: true } });

    const { body } = await calls.get(`/desk/api/sms?phone=${PHONE}`);
    expect(body['sms']).toEqual([
      {
        id: 1,
        phone: PHONE,
        text: expect.stringMatching(/^[A-Z\d]{6} is your code\. It is good for 5 minutes\./),
        createdAt: expect.any(Number),
      },
    ]);
  });

  test.for(['', '12345678', '6012345', '60123456789012345678', '+60123456789', '60 12345678', '६०123456789'])(
    'does not go to "%s"',
    async (phone, { calls }) => {
      expect(await calls.requestOtp(phone)).toEqual(refusal('Phone number must be 60 followed by 8-15 digits'));
    },
  );

  test('does not go to a phone that is registered', async ({ calls }) => {
    expect(await calls.requestOtp('601700000001')).toEqual(refusal('This phone number is already registered'));
  });

  test('goes out once a minute', async ({ calls, clock }) => {
    await calls.requestOtp(PHONE);
    clock.now += 1;
    expect(await calls.requestOtp(PHONE)).toEqual(refusal('Please wait 60 s before you ask for another code'));
    clock.now += MINUTE - 2;
    expect(await calls.requestOtp(PHONE)).toEqual(refusal('Please wait 1 s before you ask for another code'));
    expect((await calls.requestOtp('60987654321')).body).toEqual({ success: true });

    clock.now += 1;
    expect((await calls.requestOtp(PHONE)).body).toEqual({ success: true });
  });

  test('needs a captcha token that was not used', async ({ calls, clock }) => {
    const failed = refusal('The captcha check failed. Please try again.');
    const send = (token: string) => calls.form('/api/v1/request-otp', 'verify_phone_number', { ...ask, 'g-recaptcha-response': token });
    const [used, old] = [await calls.captchaToken(), await calls.captchaToken()];

    expect(await send('')).toEqual(failed);
    expect(await send('invented')).toEqual(failed);
    expect((await send(used)).body).toEqual({ success: true });
    expect(await send(used)).toEqual(failed);
    clock.now += 2 * MINUTE;
    expect(await send(old)).toEqual(failed);
  });

  test('takes a captcha token until its last moment', async ({ calls, clock }) => {
    const token = await calls.captchaToken();
    clock.now += 2 * MINUTE - 1;

    const answer = await calls.form('/api/v1/request-otp', 'verify_phone_number', { ...ask, 'g-recaptcha-response': token });

    expect(answer.body).toEqual({ success: true });
  });

  test('is asked for by the names of the specification', async ({ calls }) => {
    const wrapped = await calls.form('/api/v1/request-otp', 'verify_phone', ask);
    const multipart = new FormData();
    multipart.set('verify_phone_number[contact_no]', PHONE);
    const response = await fetch(`${calls.url}/api/v1/request-otp`, { method: 'POST', body: multipart });

    expect(wrapped).toEqual({ status: 400, body: { success: false, message: 'Expected fields named verify_phone_number[…]' } });
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual({ success: false, message: 'Expected a form' });
  });
});

describe('a registration', () => {
  test('makes a player who can log in', async ({ calls }) => {
    await calls.requestOtp(PHONE);
    const fields = { ...applicant, verification_code: await calls.codeFor(PHONE) };

    expect(await calls.form('/api/v1/register', 'add_user', fields)).toEqual({ status: 200, body: { success: true } });

    const { token } = await calls.login('nasrin9', 'lily7');
    const { body } = await calls.get('/api/v1/user-profile', token);
    const account = { username: 'Nasrin9', password: expect.stringMatching(/^[\w-]{8}$/) };
    expect(body['data']).toEqual([
      {
        id: 3,
        uuid: expect.any(String),
        username: 'Nasrin9',
        full_name: 'Nasrin Begum',
        email: null,
        phone: PHONE,
        dob: null,
        wallet_balance: '0.00',
        user_game_account: [
          { provider_id: 11, provider_name: 'Rain', ...account },
          { provider_id: 21, provider_name: 'Rain', ...account },
        ],
        user_bank: [
          { id: 2, bank_id: 2, bank_name: 'Hill Bank', account_holder_name: 'Nasrin Begum', account_number: '99887766', is_default: '1' },
        ],
        bonus_history: [],
      },
    ]);
  });

  test.for([
    ['full_name', '', 'Full name must be 2-100 characters'],
    ['full_name', 'N', 'Full name must be 2-100 characters'],
    ['full_name', ' Nasrin', 'Full name must be 2-100 characters'],
    ['full_name', 'N'.repeat(101), 'Full name must be 2-100 characters'],
    ['username', 'abc', 'Username must be 4-15 letters and digits only'],
    ['username', 'a'.repeat(16), 'Username must be 4-15 letters and digits only'],
    ['username', 'nas rin', 'Username must be 4-15 letters and digits only'],
    ['username', 'নাসরিন', 'Username must be 4-15 letters and digits only'],
    ['password', 'li7', 'Password must be 4-15 characters and contain both letters and digits'],
    ['password', `lily${'7'.repeat(12)}`, 'Password must be 4-15 characters and contain both letters and digits'],
    ['password', 'lilies', 'Password must be 4-15 characters and contain both letters and digits'],
    ['password', '777777', 'Password must be 4-15 characters and contain both letters and digits'],
    ['contact_no', '123456789', 'Phone number must be 60 followed by 8-15 digits'],
    ['bank_id', '', 'Please select a bank'],
    ['bank_id', '3', 'Please select a bank'],
    ['account_number', '123', 'Account number must be 4-30 digits'],
    ['account_number', '12-34', 'Account number must be 4-30 digits'],
    ['verification_code', 'abcdef', 'Verification code must be 4-6 uppercase letters or digits'],
    ['currency_id', '2', 'Currency must be 1'],
    ['username', 'RAHIM', 'This username is already taken'],
    ['contact_no', '601700000001', 'This phone number is already registered'],
  ] as const)('is refused with %s "%s"', async ([field, value, error], { calls }) => {
    await calls.requestOtp(PHONE);
    const fields = { ...applicant, verification_code: await calls.codeFor(PHONE) };

    expect(await calls.form('/api/v1/register', 'add_user', { ...fields, [field]: value })).toEqual(refused(error));

    expect((await calls.form('/api/v1/register', 'add_user', fields)).body).toEqual({ success: true });
  });

  test.for([
    ['lamp-7', 'lamp-7'],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['x'.repeat(65), null],
    ['two words', null],
    [undefined, null],
  ] as const)('with the RefCode %s keeps %s', async ([header, kept], { calls }) => {
    await calls.requestOtp(PHONE);
    const fields = { ...applicant, verification_code: await calls.codeFor(PHONE) };

    await calls.form('/api/v1/register', 'add_user', fields, header === undefined ? {} : { RefCode: header });

    const { body } = await calls.get('/desk/api/players');
    expect((body['players'] as object[])[0]).toMatchObject({ username: 'Nasrin9', refCode: kept });
  });
});

describe('the code of a registration', () => {
  const register = (calls: { form(path: string, wrap: string, fields: object): Promise<unknown> }, code: string) =>
    calls.form('/api/v1/register', 'add_user', { ...applicant, verification_code: code });
  const wrong = refused('The verification code is wrong');
  const expired = refused('The verification code has expired. Please ask for a new one.');
  const tooMany = refused('Too many wrong verification codes. Please ask for a new one.');
  const none = refused('Please ask for a verification code first');

  test('has to be asked for', async ({ calls }) => {
    expect(await register(calls, 'AAAAAA')).toEqual(none);
  });

  test('lives 5 minutes', async ({ calls, clock }) => {
    await calls.requestOtp(PHONE);
    const code = await calls.codeFor(PHONE);

    clock.now += 5 * MINUTE;
    expect(await register(calls, code)).toEqual(expired);
    clock.now -= 1;
    expect(await register(calls, code)).toEqual({ status: 200, body: { success: true } });
  });

  test('has 5 tries', async ({ calls }) => {
    await calls.requestOtp(PHONE);
    const code = await calls.codeFor(PHONE);

    for (let number = 1; number <= 5; number++) expect(await register(calls, 'AAAA')).toEqual(wrong);

    expect(await register(calls, code)).toEqual(tooMany);
  });

  test('takes the right one at the fifth try', async ({ calls }) => {
    await calls.requestOtp(PHONE);
    const code = await calls.codeFor(PHONE);
    for (let number = 1; number <= 4; number++) await register(calls, 'AAAA');

    expect(await register(calls, code)).toEqual({ status: 200, body: { success: true } });
  });

  test('is replaced by the next', async ({ calls, clock }) => {
    await calls.requestOtp(PHONE);
    const first = await calls.codeFor(PHONE);
    clock.now += MINUTE;
    await calls.requestOtp(PHONE);
    const second = await calls.codeFor(PHONE);

    expect(await register(calls, first)).toEqual(wrong);
    expect(await register(calls, second)).toEqual({ status: 200, body: { success: true } });
  });

  test('is of its phone alone', async ({ calls }) => {
    await calls.requestOtp(PHONE);
    await calls.requestOtp('60987654321');

    expect(await register(calls, await calls.codeFor('60987654321'))).toEqual(wrong);
  });
});
