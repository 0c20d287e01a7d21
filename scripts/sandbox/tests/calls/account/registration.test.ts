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

  test('needs a captcha token that was not used', async ({ calls }) => {
    const failed = refusal('The captcha check failed. Please try again.');
    const send = (token: string) => calls.form('/api/v1/request-otp', 'verify_phone_number', { ...ask, 'g-recaptcha-response': token });
    const token = await calls.captchaToken();

    expect(await send('')).toEqual(failed);
    expect(await send('invented')).toEqual(failed);
    expect((await send(token)).body).toEqual({ success: true });
    expect(await send(token)).toEqual(failed);
  });
});

describe('the code of a registration', () => {
  const register = (calls: { form(path: string, wrap: string, fields: object): Promise<unknown> }, code: string) =>
    calls.form('/api/v1/register', 'add_user', { ...applicant, verification_code: code });
  const wrong = refused('The verification code is wrong');
  const expired = refused('The verification code has expired. Please ask for a new one.');

  test('lives 5 minutes', async ({ calls, clock }) => {
    await calls.requestOtp(PHONE);
    const code = await calls.codeFor(PHONE);

    clock.now += 5 * MINUTE;
    expect(await register(calls, code)).toEqual(expired);
    clock.now -= 1;
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
