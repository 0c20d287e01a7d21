import { expect, onTestFinished, test } from 'vitest';
import { ROUTES, type RouteName } from '@/lib/api/routes/every-route';
import { startSandbox } from '../../../../scripts/local/sandbox.ts';
import { makeCall } from '../../../../scripts/probe/make-call.ts';
import { probe } from '../../../../scripts/probe/probe.ts';
import { folderOf } from '../folder.ts';

const PHONE = '601719998877';
const PASSWORD = 'demo12345';

interface Profile {
  user_game_account: { provider_id: number; provider_name: string }[];
  user_bank: { id: number }[];
}

test('the sandbox, which is written from the specification alone, understands every call, and the site reads every answer', async () => {
  const sandbox = await startSandbox({
    port: 0,
    folder: await folderOf(),
    siteOrigin: 'http://localhost:4999',
  });
  onTestFinished(sandbox.close);
  const session = { base: sandbox.url, token: undefined as string | undefined };
  const called = new Set<RouteName>();

  async function call<Body = unknown>(name: RouteName, input: unknown): Promise<Body> {
    const result = await makeCall(name, input, session);
    expect(result, name).toMatchObject({ outcome: 'ok', problems: [] });
    called.add(name);
    return result.body as Body;
  }
  const readJson = async <Body>(path: string) =>
    (await (await fetch(sandbox.url + path)).json()) as Body;
  const smsRequest = async () => {
    const captcha = await readJson<{ token: string }>('/recaptcha/token?k=sandbox');
    return { contact_no: PHONE, 'g-recaptcha-response': captcha.token };
  };
  const smsCode = async () => {
    const { sms } = await readJson<{ sms: { text: string }[] }>(`/desk/api/sms?phone=${PHONE}`);
    return /\b[A-Z\d]{4,6}\b/.exec(sms[0]?.text ?? '')?.[0] ?? '';
  };

  for (const { call: name, outcome, problems } of await probe({
    base: sandbox.url,
    account: { username: 'demo1', password: 'demo1234' },
  })) {
    expect([name, outcome, problems]).toEqual([name, 'ok', []]);
    called.add(name);
  }

  const logIn = async (username: string, password: string) => {
    session.token = (await call<{ token: string }>('login', { username, password })).token;
  };

  await logIn('demo1', 'demo1234');
  const profile = async () => (await call<{ data: [Profile] }>('userProfile', {})).data[0];
  const { user_game_account: games, user_bank: banks } = await profile();
  const game = {
    providerName: games[0]?.provider_name,
    provider: String(games[0]?.provider_id),
    gameCode: '',
    language: 'en',
  };
  await call('launchGame', game);
  const bank = {
    bank_id: '1',
    account_holder_name: 'Demo Rahman',
    account_number: '00001111',
    default: '0',
  };
  await call('addWithdrawBank', bank);
  const added = { id: String((await profile()).user_bank.at(-1)?.id) };
  await call('editWithdrawBank', { ...bank, ...added, account_number: '00002222' });
  await call('deleteWithdrawBank', added);
  await call('addTransfer', {
    transfer_amount: '1.00',
    transfer_from_provider_id: '0',
    transfer_to_provider_id: '1',
  });
  const deposit = {
    provider_id: '0',
    deposit_bank_id: '11',
    deposit_method: 'payment_gateway',
    promotion_id: '',
    deposit_amount: '1.00',
  };
  await call('addDeposit', deposit);
  await call('addWithdraw', {
    withdraw_from: '0',
    withdraw_amount: '1.00',
    withdraw_bank: String(banks[0]?.id),
  });

  await call('requestOtp', await smsRequest());
  const account = {
    bankId: '1',
    username: 'newcomer1',
    fullName: 'Rahim Uddin',
    contact: PHONE,
    accountNumber: '0012345',
  };
  await call('register', { ...account, password: PASSWORD, otp: await smsCode() });
  await call('forgetPassword', await smsRequest());
  await call('resetPassword', {
    contact_no: PHONE,
    verification_code: await smsCode(),
    new_password: `${PASSWORD}6`,
  });
  await logIn('newcomer1', `${PASSWORD}6`);
  await call('editUser', { dob: '1994-04-14' });
  await call('changePassword', {
    old_password: `${PASSWORD}6`,
    new_password: PASSWORD,
    confirm_password: PASSWORD,
  });
  expect([...called].sort()).toEqual(Object.keys(ROUTES).sort());
});
