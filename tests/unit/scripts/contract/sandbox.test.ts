import { expect, onTestFinished, test } from 'vitest';
import { answerProblems } from '../../../../scripts/contract/answer-check.ts';
import { ROUTES, type RouteName } from '../../../../scripts/contract/routes.ts';
import { type Sandbox, startSandbox } from '../../../../scripts/local/sandbox.ts';
import { buildRequest } from '../../../../src/lib/api/request.ts';
import { parseResponse } from '../../../../src/lib/api/response.ts';
import { folderOf } from '../folder.ts';
import { requestProblems } from './sent-fields.ts';

const PHONE = '601719998877';
const PASSWORD = 'demo12345';
const BANK = { bank_id: '1', account_holder_name: 'Rahim Uddin', default: '0' };
const REPORT = { type: '', start_date: '2020-01-01 00:00:00', end_date: '2099-12-31 23:59:59', ticket_status: '1', page: 1, page_size: 10 };

let sandbox: Sandbox;
let token: string | undefined;
const called = new Set<string>();

async function readJson<Body>(path: string): Promise<Body> {
  return (await (await fetch(sandbox.url + path)).json()) as Body;
}

async function smsRequest() {
  const captcha = await readJson<{ token: string }>('/recaptcha/token?k=sandbox');
  return { contact_no: PHONE, 'g-recaptcha-response': captcha.token };
}

async function smsCode(): Promise<string> {
  const { sms } = await readJson<{ sms: { text: string }[] }>(`/desk/api/sms?phone=${PHONE}`);
  return /\b[A-Z\d]{4,6}\b/.exec(sms[0]?.text ?? '')?.[0] ?? '';
}

/** Makes a call as the site does, and expects that its request and its answer keep the contract. */
async function call<Body = unknown>(name: RouteName, input?: unknown): Promise<Body> {
  const route = ROUTES[name];
  const { url, init } = buildRequest(route, input, { base: sandbox.url, language: 'en', refCode: undefined, token });
  expect(await requestProblems(name, new Request(url, init)), name).toEqual([]);
  const response = await fetch(url, init);
  const text = await response.text();
  expect(parseResponse(route, response.status, text), `${name}: ${text.slice(0, 200)}`).toMatchObject({ ok: true });
  expect(answerProblems(name, JSON.parse(text)), name).toEqual([]);
  called.add(name);
  return JSON.parse(text) as Body;
}

test('every request of the site and every answer of the sandbox keep the contract', async () => {
  sandbox = await startSandbox({ port: 0, folder: await folderOf(), siteOrigin: 'http://localhost:4999' });
  onTestFinished(sandbox.close);
  for (const name of ['init', 'promotion', 'bank'] as const) await call(name);
  await call('gameList', { provider_id: '1', page: 0 });

  await call('requestOtp', await smsRequest());
  const account = { bank_id: '1', username: 'contract1', full_name: 'Rahim Uddin', contact_no: PHONE, account_number: '0012345' };
  await call('register', { ...account, password: PASSWORD, verification_code: await smsCode() });
  await call('forgetPassword', await smsRequest());
  await call('resetPassword', { contact_no: PHONE, verification_code: await smsCode(), new_password: `${PASSWORD}6` });

  const tokens = await call<{ token: string; refresh_token: string }>('login', { username: 'demo1', password: 'demo1234' });
  token = tokens.token;
  await call('userProfile');
  await call('addWithdrawBank', { ...BANK, account_number: '99887766' });
  const { data } = await call<{ data: [{ user_bank: { id: string }[] }] }>('userProfile');
  const added = String(data[0].user_bank.at(-1)?.id);
  await call('editWithdrawBank', { ...BANK, id: added, account_number: '99887755' });
  await call('deleteWithdrawBank', { id: added });

  const { data: choices } = await call<{ data: { deposit_bank: { payment_gateway: { id: string }[] } } }>('preDeposit');
  const channel = String(choices.deposit_bank.payment_gateway[0]?.id);
  const deposit = { provider_id: '0', deposit_bank_id: channel, deposit_method: 'payment_gateway', promotion_id: '' };
  await call('addDeposit', { ...deposit, deposit_amount: '50.00' });
  await call('preWithdraw');
  await call('addWithdraw', { withdraw_from: '0', withdraw_amount: '50.00', withdraw_bank: String(data[0].user_bank[0]?.id) });
  await call('preTransfer');
  await call('addTransfer', { transfer_amount: '10.00', transfer_from_provider_id: '0', transfer_to_provider_id: '1' });
  await call('report', REPORT);
  await call('gameAccountBalance', { provider_id: '1' });
  await call('launchGame', { providerName: 'Shapla Play', gameCode: '', provider: '1', language: 'en' });
  await call('changePassword', { old_password: 'demo1234', new_password: PASSWORD, confirm_password: PASSWORD });
  token = undefined;
  await call('refreshToken', { refresh_token: tokens.refresh_token });

  // A player's date of birth can be set once: the new player has none.
  token = (await call<{ token: string }>('login', { username: 'contract1', password: `${PASSWORD}6` })).token;
  await call('editUser', { dob: '1994-04-14' });
  expect([...called].sort()).toEqual(Object.keys(ROUTES).sort());
});
