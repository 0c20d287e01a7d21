import { describe, expect } from 'vitest';
import type { Calls } from '../../fixtures/client.ts';
import { rahim } from '../../fixtures/small-business.ts';
import { test } from '../../fixtures/test.ts';

const { phone } = rahim;
const reset = (calls: Calls, fields: { contact_no?: string; verification_code?: string; new_password?: string }) =>
  calls.form('/api/v1/reset-password', 'reset_user_password', {
    contact_no: phone,
    verification_code: 'AAAAAA',
    new_password: 'new password',
    ...fields,
  });
const refused = (message: string) => ({ status: 200, body: { success: false, message } });
const done = { status: 200, body: { success: true } };

describe('a forgotten password', () => {
  test('is set anew with a code, which ends every session', async ({ calls }) => {
    const before = await calls.login('rahim', rahim.password);
    const stranger = await calls.login('karim', rahim.password);

    expect(await calls.requestReset(phone)).toEqual(done);
    expect(await reset(calls, { verification_code: await calls.codeFor(phone) })).toEqual(done);

    expect(await calls.login('rahim', 'new password')).toHaveProperty('token');
    expect(await calls.login('rahim', rahim.password)).not.toHaveProperty('token');
    expect(await calls.statusWith(before.token)).toBe(401);
    expect((await calls.refresh(before.refresh_token)).status).toBe(401);
    expect(await calls.statusWith(stranger.token)).toBe(200);
  });

  test('has its code once', async ({ calls }) => {
    await calls.requestReset(phone);
    const code = { verification_code: await calls.codeFor(phone) };
    await reset(calls, code);

    expect(await reset(calls, code)).toEqual(refused('Please ask for a verification code first'));
    expect(await calls.requestReset(phone)).toEqual(refused('Please wait 60 s before you ask for another code'));
  });
});
