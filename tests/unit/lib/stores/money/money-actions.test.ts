import { beforeEach, expect, test, vi } from 'vitest';
import type { Deposit } from '@/lib/forms/deposit';
import { $balances, loadBalances } from '@/lib/stores/money/balances';
import { depositForm } from '@/lib/stores/money/deposit-form';
import type { MoneyOutcome, SubmitOptions } from '@/lib/stores/money/submit-money';
import { transfer } from '@/lib/stores/money/transfer-form';
import { withdraw } from '@/lib/stores/money/withdraw-form';
import { reloadProfile } from '@/lib/stores/session/session';
import { storeTokens } from '@/lib/stores/session/tokens';
import { fakeBackend, offline, profile, type Sent } from '../../fake-backend.ts';

// What the browser sends with XMLHttpRequest goes to the same backend as the rest.
vi.mock('@/lib/browser/files/upload', () => ({
  upload: (url: string, init: RequestInit, onProgress: (share: number) => void) => {
    onProgress(0.5);
    return fetch(url, init);
  },
}));

let sent: Sent[];
let answer: () => Response | Promise<Response>;
let balance: () => Response | Promise<Response>;

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  answer = () => Response.json({ success: true });
  balance = () => Response.json({ credit: '5.00' });
  sent = fakeBackend({
    'v1/user-profile': profile,
    'v1/user/get-game-account-balance': () => balance(),
    'v1/user/add-deposit': () => answer(),
    'v1/user/add-withdraw': () => answer(),
    'v1/user/add-transfer': () => answer(),
  });
  storeTokens({ access: 'access', refresh: undefined });
  await reloadProfile();
});

const CHOICES = {
  providers: [],
  channels: { fund_transfer: [], payment_gateway: [], qr_pay: [] },
  promotions: [],
};
const deposit = (command: Deposit, options: SubmitOptions) =>
  depositForm({ payWaiting: '', payWaitingHint: '' }).send(command, options, CHOICES);
const ACTIONS = { deposit, withdraw, transfer };
const COMMANDS = {
  deposit: { provider: '5', method: 'qr_pay', channel: '1', promotion: '2', amount: '10' },
  withdraw: { provider: '5', amount: '10', bank: '1' },
  transfer: { from: '5', to: '6', amount: '10' },
} as const;

async function send(kind: keyof typeof ACTIONS, command: object) {
  const action = ACTIONS[kind] as (
    command: object,
    options: SubmitOptions,
  ) => Promise<MoneyOutcome<unknown>>;
  return (await action(command, { playerId: '7' })).status;
}
const balancesLoaded = () => sent.filter(({ path }) => path.endsWith('account-balance'));

test.each(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[])(
  'a %s is the same however its amount is written, and another one with any other value',
  async (kind) => {
    const command = COMMANDS[kind];
    expect(await send(kind, command)).toBe('done');
    expect(await send(kind, { ...command, amount: '10.00' })).toBe('repeated');
    for (const name of Object.keys(command)) {
      const other = name === 'method' ? 'fund_transfer' : '11';
      expect([name, await send(kind, { ...command, [name]: other })]).toEqual([name, 'done']);
    }
  },
);

test.each([
  ['withdraw', ['5']],
  ['transfer', ['5', '6']],
] as const)(
  'a %s leaves no old balance where money may have moved, nor one that is being read',
  async (kind, providers) => {
    balance = () => new Promise(() => {});
    void loadBalances(providers);
    balance = () => Response.json({ credit: '3.00' });
    await send(kind, COMMANDS[kind]);
    await vi.waitFor(() => {
      for (const id of providers)
        expect($balances.get()[id]).toEqual({ status: 'known', credit: '3.00' });
    });
    answer = offline;
    await send(kind, { ...COMMANDS[kind], amount: '11' });
    expect(balancesLoaded()).toHaveLength(3 * providers.length);
    answer = () => Response.json({ success: false });
    await send(kind, { ...COMMANDS[kind], amount: '12' });
    expect(balancesLoaded()).toHaveLength(3 * providers.length);
  },
);

test.each([
  ['with a receipt reports how much of it has been sent', new Blob(['picture']), [0.5]],
  ['without a receipt reports no progress', undefined, []],
])('a deposit %s', async (_, receipt, reported) => {
  const shares: number[] = [];
  const outcome = await deposit(
    { ...COMMANDS.deposit, receipt },
    { playerId: '7', onUploadProgress: (share) => shares.push(share) },
  );
  expect(outcome.status).toBe('done');
  expect(shares).toEqual(reported);
});

test('in a break on this device a deposit is not sent, and everything else is', async () => {
  localStorage.setItem('break', `${Date.now() + 60_000} day`);
  expect(await send('deposit', COMMANDS.deposit)).toBe('onBreak');
  expect(sent.filter(({ path }) => path.endsWith('add-deposit'))).toEqual([]);
  expect(await send('withdraw', COMMANDS.withdraw)).toBe('done');
});
