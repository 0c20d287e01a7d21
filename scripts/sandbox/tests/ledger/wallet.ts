import sharp from 'sharp';
import { type Calls, callsAt, type Fields } from '../calls-at.ts';
import { test as base } from '../sandbox.ts';
import { rahim } from '../small-house.ts';

type Body = Record<string, unknown>;

/** A player's way to the calls of the account pages. */
export interface Wallet {
  calls: Calls;
  token: string;
  get(path: string): Promise<Body>;
  form(path: string, wrap: string, fields: Fields): Promise<Body>;
  deposit(fields?: Fields, receipt?: Blob | undefined): Promise<Body>;
  withdraw(fields?: Fields): Promise<Body>;
  transfer(from: number, to: number, amount: string): Promise<Body>;
  report(fields?: Fields): Promise<Body & { data: Body[] }>;
  /** What a provider holds, or the main wallet (0), as the wire says. */
  credit(providerId: number): Promise<unknown>;
  /** The newest open request at the desk. */
  open(): Promise<string>;
  decide(transactionId: string, approve: boolean): Promise<Body>;
}

export const picture = new Blob(
  [
    new Uint8Array(
      await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    ),
  ],
  { type: 'image/png' },
);

export async function walletOf(calls: Calls, username: string): Promise<Wallet> {
  const { token } = await calls.login(username, rahim.password);
  const headers = { authorization: `Bearer ${token}` };
  const wallet: Wallet = {
    calls,
    token,
    get: async (path) => (await calls.get(path, token)).body,
    form: async (path, wrap, fields) => (await calls.form(path, wrap, fields, headers)).body,
    async deposit(fields = {}, receipt = picture) {
      const body = new FormData();
      const all = {
        provider_id: '11',
        deposit_bank_id: '1',
        deposit_method: 'fund_transfer',
        promotion_id: '0',
        deposit_amount: '100',
        ...fields,
      };
      for (const [name, value] of Object.entries(all)) body.set(`add_deposit[${name}]`, value);
      if (receipt.size > 0) body.set('add_deposit[receipt]', receipt, 'receipt.png');
      const answer = await fetch(`${calls.url}/api/v1/user/add-deposit`, { method: 'POST', headers, body });
      return (await answer.json()) as Body;
    },
    withdraw: (fields = {}) =>
      wallet.form('/api/v1/user/add-withdraw', 'add_withdraw', {
        withdraw_from: '0',
        withdraw_amount: '100',
        withdraw_bank: '1',
        ...fields,
      }),
    transfer: (from, to, amount) =>
      wallet.form('/api/v1/user/add-transfer', 'add_transfer', {
        transfer_from_provider_id: String(from),
        transfer_to_provider_id: String(to),
        transfer_amount: amount,
      }),
    report: async (fields = {}) =>
      (await wallet.form('/api/v1/report', 'view_report', {
        type: '',
        start_date: '',
        end_date: '',
        ticket_status: '1',
        page: '1',
        page_size: '10',
        ...fields,
      })) as Body & { data: Body[] },
    credit: async (providerId) => (await wallet.get(`/api/v1/user/get-game-account-balance?provider_id=${providerId}`))['credit'],
    async open() {
      const { body } = await calls.get('/desk/api/tickets');
      return (body['tickets'] as { transaction_id: string }[])[0]?.transaction_id ?? '';
    },
    decide: async (transactionId, approve) => (await calls.post('/desk/api/decide', { transaction_id: transactionId, approve })).body,
  };
  return wallet;
}

interface Fixtures {
  /** Of rahim, who has 1250.00 in the main wallet and 12.50 at provider 11. */
  wallet: Wallet;
}

export const test = base.extend<Fixtures>({
  wallet: async ({ start }, use) => {
    const sandbox = await start();
    const calls = callsAt(sandbox.url);
    await calls.post('/desk/api/settings', { slowProviderMs: 0 });
    await use(await walletOf(calls, 'rahim'));
  },
});
