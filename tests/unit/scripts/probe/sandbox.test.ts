import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../scripts/local/sandbox.ts';
import { makeCall } from '../../../../scripts/probe/make-call.ts';
import { probe } from '../../../../scripts/probe/probe.ts';
import { LEFT_OUT } from '../../../../scripts/probe/probe-calls.ts';
import { ROUTES, type RouteName } from '../../../../src/lib/api/routes/every-route.ts';
import { folderOf } from '../folder.ts';

const PHONE = '601719998877';
const PASSWORD = 'demo12345';

test('the sandbox, which is written from the specification alone, understands every call, and the site reads every answer', async () => {
  const sandbox = await startSandbox({ port: 0, folder: await folderOf(), siteOrigin: 'http://localhost:4999' });
  onTestFinished(sandbox.close);
  const session = { base: sandbox.url, token: undefined as string | undefined };
  const called = new Set<RouteName>();

  async function call<Body = unknown>(name: RouteName, input: unknown): Promise<Body> {
    const { result, body } = await makeCall(name, input, session);
    expect(result, name).toMatchObject({ outcome: 'ok', problems: [] });
    called.add(name);
    return body as Body;
  }
  const readJson = async <Body>(path: string) => (await (await fetch(sandbox.url + path)).json()) as Body;
  const smsRequest = async () => {
    const captcha = await readJson<{ token: string }>('/recaptcha/token?k=sandbox');
    return { contact_no: PHONE, 'g-recaptcha-response': captcha.token };
  };
  const smsCode = async () => {
    const { sms } = await readJson<{ sms: { text: string }[] }>(`/desk/api/sms?phone=${PHONE}`);
    return /\b[A-Z\d]{4,6}\b/.exec(sms[0]?.text ?? '')?.[0] ?? '';
  };

  const results = await probe({ base: sandbox.url, account: { username: 'demo1', password: 'demo1234' }, writes: true });
  for (const { call: name, outcome, problems } of results) {
    expect([name, outcome, problems]).toEqual([name, name in LEFT_OUT ? 'left out' : 'ok', name in LEFT_OUT ? [LEFT_OUT[name]] : []]);
    if (outcome === 'ok') called.add(name);
  }

  await call('requestOtp', await smsRequest());
  const account = { bankId: '1', username: 'newcomer1', fullName: 'Rahim Uddin', contact: PHONE, accountNumber: '0012345' };
  await call('register', { ...account, password: PASSWORD, otp: await smsCode() });
  await call('forgetPassword', await smsRequest());
  await call('resetPassword', { contact_no: PHONE, verification_code: await smsCode(), new_password: `${PASSWORD}6` });
  session.token = (await call<{ token: string }>('login', { username: 'newcomer1', password: `${PASSWORD}6` })).token;
  await call('editUser', { dob: '1994-04-14' });
  await call('changePassword', { old_password: `${PASSWORD}6`, new_password: PASSWORD, confirm_password: PASSWORD });
  expect([...called].sort()).toEqual(Object.keys(ROUTES).sort());
});
