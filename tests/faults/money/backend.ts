import { startSandbox } from '../../../scripts/local/sandbox.ts';
import type { NewTokens } from '../../../src/lib/session/tokens.ts';
import { atEnd } from '../../unit/scripts/at-end.ts';
import { folderOf } from '../../unit/scripts/folder.ts';
import { KINDS, type Kind } from './intent.ts';

const USERNAME = 'demo1';
const REPORT_TYPES = { deposit: '1', withdraw: '2', transfer: '3' } as const;
const FUNDS = '900000';

/** How often each request was done, by kind and value. */
export type Ledger = Record<string, number>;

export type Backend = Awaited<ReturnType<typeof startBackend>>;

/** The real sandbox as a process, with one rich player. */
export async function startBackend() {
  const sandbox = await startSandbox({ port: 0, folder: await folderOf(), siteOrigin: 'http://localhost:4321' });
  atEnd(sandbox.close);
  const { url } = sandbox;

  async function json<Body>(path: string, init?: RequestInit): Promise<Body> {
    const response = await fetch(new URL(path, url), init);
    return JSON.parse(await response.text()) as Body;
  }
  /** A call in the player's name, in a session apart from the one that the pages have. */
  async function call<Body>(path: string, init: RequestInit = {}): Promise<Body> {
    const send = () => fetch(new URL(path, url), { ...init, headers: { authorization: `Bearer ${own.access}` } });
    let response = await send();
    if (response.status === 401) {
      own = await logIn();
      response = await send();
    }
    return (await response.json()) as Body;
  }
  const post = <Body>(path: string, fields: object): Promise<Body> =>
    json(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) });
  const form = (path: string, fields: Record<string, string>, wrap: string) => {
    const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [`${wrap}[${name}]`, value]));
    return call<{ total_record: number; data: { amount: string }[] }>(path, { method: 'POST', body });
  };

  async function logIn(): Promise<NewTokens> {
    const { token, refresh_token } = await post<{ token: string; refresh_token: string }>('/api/login', {
      username: USERNAME,
      password: 'demo1234',
    });
    return { access: token, refresh: refresh_token };
  }

  let own = await logIn();

  async function profile() {
    const { data } = await call<{ data: [{ id: number; user_bank: { id: number; account_number: string }[] }] }>('/api/v1/user-profile');
    return data[0];
  }

  async function addFunds(): Promise<void> {
    const fields = { provider_id: '0', deposit_bank_id: '21', deposit_method: 'qr_pay', promotion_id: '0', deposit_amount: FUNDS };
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(`add_deposit[${name}]`, value);
    await call('/api/v1/user/add-deposit', { method: 'POST', body });
    const { tickets } = await json<{ tickets: { transaction_id: string }[] }>('/desk/api/tickets');
    await post('/desk/api/decide', { transaction_id: tickets[0]?.transaction_id, approve: true });
  }

  /** The newest transactions of a type: as many as have come since there were so many. */
  async function amountsSince(type: string, before: number): Promise<string[]> {
    const amounts: string[] = [];
    for (let page = 1; ; page += 1) {
      const fields = { type, start_date: '', end_date: '', ticket_status: '1', page: String(page), page_size: '10' };
      const { total_record, data } = await form('/api/v1/report', fields, 'view_report');
      amounts.push(...data.map(({ amount }) => amount));
      if (amounts.length >= total_record - before || data.length === 0) return amounts.slice(0, total_record - before);
    }
  }
  const launches = async () => (await json<{ count: number }>(`/desk/api/requests?path=/api/v1/launch-game&username=${USERNAME}`)).count;

  await addFunds();
  const { id, user_bank } = await profile();
  const totals: Record<string, number> = { launch: await launches() };
  for (const [kind, type] of Object.entries(REPORT_TYPES)) totals[kind] = (await amountsSince(type, 0)).length;

  return {
    url,
    player: { id: String(id), bankId: String(user_bank[0]?.id) },
    logIn,
    expireAccess: () => post('/desk/api/expire-access', { username: USERNAME }),
    /** What has been done since this was last asked. Accounts that were added are deleted again. */
    async takeLedger(accountNumbers: Record<1 | 2, string>): Promise<Ledger> {
      const ledger: Ledger = {};
      const add = (kind: Kind, value: string, count = 1) => {
        ledger[`${kind} ${value}`] = (ledger[`${kind} ${value}`] ?? 0) + count;
      };
      for (const kind of KINDS) {
        if (kind === 'launch' || kind === 'bank') continue;
        const amounts = await amountsSince(REPORT_TYPES[kind], totals[kind] ?? 0);
        totals[kind] = (totals[kind] ?? 0) + amounts.length;
        for (const amount of amounts) add(kind, String(Math.abs(Number(amount))));
      }
      const launched = await launches();
      if (launched > (totals['launch'] ?? 0)) add('launch', 'any', launched - (totals['launch'] ?? 0));
      totals['launch'] = launched;
      for (const { id, account_number } of (await profile()).user_bank) {
        const value = Object.entries(accountNumbers).find(([, number]) => number === account_number)?.[0];
        if (!value) continue;
        add('bank', value);
        await form('/api/v1/user/delete-withdraw-bank', { id: String(id) }, 'delete_user_withdraw_bank');
      }
      return ledger;
    },
  };
}
