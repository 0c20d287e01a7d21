// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MoneyOutcome, Sender } from '../../../../../src/lib/actions/money/send-money.ts';
import { fakeBackend, offline, profile, type Sent } from '../../stores/fake-backend.ts';

type Send = (command: never, sender: Sender) => Promise<MoneyOutcome<unknown>>;

let sent: Sent[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockReturnValue();
  localStorage.setItem('token', 'access');
  // Without locks nothing is held for a second afterwards.
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  answer = () => Response.json({ success: true });
  const ask = () => answer();
  sent = fakeBackend({
    'v1/user-profile': profile,
    'v1/user/get-game-account-balance': { credit: '5.00' },
    'v1/user/add-deposit': ask,
    'v1/user/add-withdraw': ask,
    'v1/user/add-transfer': ask,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

async function sender(of: 'deposit' | 'withdraw' | 'transfer') {
  const { startSession } = await import('../../../../../src/lib/stores/session.ts');
  await startSession();
  const module: Record<string, unknown> = await import(`../../../../../src/lib/actions/money/${of}.ts`);
  return async (command: object) => (await (module[of] as Send)(command as never, { playerId: '7' })).status;
}
const balancesAsked = () => sent.flatMap(({ path, query }) => (path.endsWith('account-balance') ? [query['provider_id']] : []));

const COMMANDS = {
  deposit: { provider: '5', method: 'qr_pay', channel: '1', promotion: '2', amount: '10' },
  withdraw: { provider: '5', amount: '10', bank: '1' },
  transfer: { from: '5', to: '6', amount: '10' },
} as const;

describe.each(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[])('a %s', (kind) => {
  test('is the same however its amount is written, and another one with any other value', async () => {
    const send = await sender(kind);
    const command = COMMANDS[kind];
    expect(await send(command)).toBe('done');
    expect(await send({ ...command, amount: '10.00' })).toBe('repeated');
    for (const name of Object.keys(command)) {
      const other = name === 'method' ? 'fund_transfer' : '11';
      expect([name, await send({ ...command, [name]: other })]).toEqual([name, 'done']);
    }
  });

  test('that was not answered is unconfirmed, and asked about when it is sent again', async () => {
    const send = await sender(kind);
    answer = offline;
    expect(await send(COMMANDS[kind])).toBe('unconfirmed');
    expect(await send(COMMANDS[kind])).toBe('repeated');
  });
});

test.each([
  ['withdraw', ['5']],
  ['transfer', ['5', '6']],
] as const)('a %s leaves no old balance where money may have moved', async (kind, asked) => {
  const send = await sender(kind);
  await send(COMMANDS[kind]);
  expect(balancesAsked()).toEqual(asked);
  answer = offline;
  await send({ ...COMMANDS[kind], amount: '11' });
  expect(balancesAsked()).toEqual([...asked, ...asked]);
  answer = () => Response.json({ success: false });
  await send({ ...COMMANDS[kind], amount: '12' });
  expect(balancesAsked()).toHaveLength(2 * asked.length);
});
