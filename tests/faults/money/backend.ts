import { startSandbox } from '../../../scripts/local/sandbox.ts';
import type { NewTokens } from '../../../src/lib/stores/session/tokens.ts';
import { atEnd } from '../../unit/scripts/at-end.ts';
import { folderOf } from '../../unit/scripts/folder.ts';

const USERNAME = 'demo1';
const REPORT_TYPES = { deposit: '1', withdraw: '2', transfer: '3' } as const;
const FUNDS = '900000';

/** How often each request was done, by kind and value. */
export type Ledger = Record<string, number>;

export type Backend = Awaited<ReturnType<typeof startBackend>>;

/** The real sandbox as a process, with one rich player. */
export async function startBackend() {
  const sandbox = await startSandbox({
    port: 0,
    folder: await folderOf(),
    siteOrigin: 'http://localhost:4321',
  });
  atEnd(sandbox.close);
  const { url } = sandbox;

  async function json<Body>(path: string, init?: RequestInit): Promise<Body> {
    const response = await fetch(new URL(path, url), init);
    return JSON.parse(await response.text()) as Body;
  }
  /** A call in the player's name, in a session apart from the one that the pages have. */
  async function call<Body>(path: string, init: RequestInit = {}): Promise<Body> {
    const send = () =>
      fetch(new URL(path, url), { ...init, headers: { authorization: `Bearer ${own.access}` } });
    let response = await send();
    if (response.status === 401) {
      own = await logIn();
      response = await send();
    }
    return (await response.json()) as Body;
  }
  const post = <Body>(path: string, fields: object): Promise<Body> =>
    json(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });

  async function logIn(): Promise<NewTokens> {
    const { token, refresh_token } = await post<{ token: string; refresh_token: string }>(
      '/api/login',
      {
        username: USERNAME,
        password: 'demo1234',
      },
    );
    return { access: token, refresh: refresh_token };
  }

  let own = await logIn();

  async function addFunds(): Promise<void> {
    const fields = {
      provider_id: '0',
      deposit_bank_id: '21',
      deposit_method: 'qr_pay',
      promotion_id: '0',
      deposit_amount: FUNDS,
    };
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
      const fields = {
        type,
        start_date: '',
        end_date: '',
        ticket_status: '1',
        page: String(page),
        page_size: '10',
      };
      const body = new URLSearchParams(
        Object.entries(fields).map(([name, value]) => [`view_report[${name}]`, value]),
      );
      const { total_record, data } = await call<{
        total_record: number;
        data: { amount: string }[];
      }>('/api/v1/report', {
        method: 'POST',
        body,
      });
      amounts.push(...data.map(({ amount }) => amount));
      if (amounts.length >= total_record - before || data.length === 0)
        return amounts.slice(0, total_record - before);
    }
  }

  await addFunds();
  const { data } = await call<{ data: [{ id: number; user_bank: { id: number }[] }] }>(
    '/api/v1/user-profile',
  );
  const totals: Record<string, number> = {};
  for (const [kind, type] of Object.entries(REPORT_TYPES))
    totals[kind] = (await amountsSince(type, 0)).length;

  return {
    url,
    player: { id: String(data[0].id), bankId: String(data[0].user_bank[0]?.id) },
    logIn,
    expireAccess: () => post('/desk/api/expire-access', { username: USERNAME }),
    /** What has been done since this was last asked. */
    async takeLedger(): Promise<Ledger> {
      const ledger: Ledger = {};
      for (const [kind, type] of Object.entries(REPORT_TYPES)) {
        const amounts = await amountsSince(type, totals[kind] ?? 0);
        totals[kind] = (totals[kind] ?? 0) + amounts.length;
        for (const amount of amounts) {
          const key = `${kind} ${Math.abs(Number(amount))}`;
          ledger[key] = (ledger[key] ?? 0) + 1;
        }
      }
      return ledger;
    },
  };
}
