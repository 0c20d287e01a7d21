import { beforeEach, expect, test, vi } from 'vitest';
import type { DepositChoices } from '@/lib/domain/money/deposit';
import type { Player } from '@/lib/domain/player';
import { validate } from '@/lib/forms/validate';
import { depositForm } from '@/lib/stores/money/deposit-form';
import { transferForm } from '@/lib/stores/money/transfer-form';
import { readUsedChannels, saveUsedChannel } from '@/lib/stores/money/used-channels';
import { withdrawForm } from '@/lib/stores/money/withdraw-form';
import { reloadProfile } from '@/lib/stores/session/session';
import { storeTokens } from '@/lib/stores/session/tokens';
import { fakeBackend, profile } from '../../fake-backend.ts';

vi.mock('@/lib/browser/tabs/waiting-page', () => ({ showWaiting: vi.fn() }));

const MAIN = { id: '1', name: 'Main Wallet' };
const LOTUS = { id: '5', name: 'Lotus' };
const PROVIDERS = [LOTUS, MAIN];
const channel = (id: string, type = 'GATEWAY') => ({
  id,
  bankName: `Bank ${id}`,
  holderName: '',
  accountNumber: '',
  type,
  qrImage: '',
});
const CHOICES: DepositChoices = {
  providers: PROVIDERS,
  channels: {
    fund_transfer: [channel('11', 'NORMAL_BANK'), channel('12', 'NORMAL_BANK')],
    payment_gateway: [channel('21')],
    qr_pay: [],
  },
  promotions: [
    { id: '3', name: 'Welcome' },
    { id: '0', name: 'No promotion' },
  ],
};
const bank = (id: string, more = {}) => ({
  id,
  bankId: id,
  bankName: 'Dhansiri',
  accountNumber: `123${id}`,
  isDefault: false,
  ...more,
});
const playerWith = (...bankAccounts: object[]) =>
  ({ id: '7', username: 'rahim', bankAccounts }) as unknown as Player;
const RAHIM = playerWith(bank('1'));
const FILLED = {
  provider: '5',
  method: 'payment_gateway',
  channel: '21',
  promotion: '3',
  amount: '10',
} as const;
const rules = depositForm({ payWaiting: 'Wait', payWaitingHint: '' });
const send = (change = {}) =>
  rules.send({ ...FILLED, ...change }, { playerId: '7', values: '' }, CHOICES);
const tab = {
  closed: false,
  close: vi.fn(),
  document: document.implementation.createHTMLDocument(),
  location: { replace: vi.fn() },
};

const providers = { success: true, data: { game_provider: [{ id: 5, provider_name: 'Lotus' }] } };
let answer: object;

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'open',
    vi.fn(() => tab),
  );
  tab.close.mockReset();
  history.replaceState(null, '', '/deposit');
  answer = { success: true, message: 'Taken' };
  fakeBackend({
    'v1/user-profile': profile,
    'v1/user/add-deposit': () => Response.json(answer),
    'v1/user/report': { success: true, data: [] },
    'v1/user/pre-deposit': { success: false, message: 'Closed' },
    'v1/user/pre-withdraw': providers,
    'v1/user/pre-transfer': providers,
  });
  storeTokens({ access: 'access', refresh: undefined });
  await reloadProfile();
});

test('a new deposit goes to the main wallet, without a promotion, to the channel used last where it is still offered', () => {
  const empty = {
    provider: '1',
    method: 'fund_transfer',
    channel: '',
    promotion: '0',
    amount: '',
    receipt: undefined,
  };
  expect(rules.newValues(CHOICES, RAHIM)).toEqual(empty);
  saveUsedChannel('7', 'payment_gateway', '21');
  saveUsedChannel('7', 'fund_transfer', '12');
  expect(readUsedChannels('7')).toEqual({ payment_gateway: '21', fund_transfer: '12' });
  expect(rules.newValues(CHOICES, RAHIM)).toEqual({ ...empty, channel: '12' });
  expect(
    rules.newValues({ ...CHOICES, channels: { ...CHOICES.channels, fund_transfer: [] } }, RAHIM)
      .channel,
  ).toBe('');
  expect(readUsedChannels('8')).toEqual({});
  expect(rules.newValues({ ...CHOICES, providers: [], promotions: [] }, RAHIM)).toMatchObject({
    provider: '',
    promotion: '',
  });
});

test.each([
  ['as it was left', '', {}, {}],
  [
    'without what is gone',
    '',
    { provider: '9', channel: '22', promotion: '4' },
    { provider: '1', channel: '', promotion: '0' },
  ],
  ['with another method', '', { method: 'cash' }, { method: 'fund_transfer', channel: '' }],
  ['with the promotion of its address', '?promotion=3', { promotion: '0' }, { promotion: '3' }],
  ['without one that is not offered', '?promotion=8', {}, { promotion: '' }],
])('a deposit opens with its draft %s', (_, search, change, expected) => {
  history.replaceState(null, '', `/deposit${search}`);
  expect(rules.restore({ ...FILLED, ...change }, CHOICES, RAHIM)).toEqual({
    ...FILLED,
    receipt: undefined,
    ...expected,
  });
});

test.each([
  ['an address that may be opened', 'https://pay.example/1', new URL('https://pay.example/1')],
  ['one that may not', 'javascript:alert(1)', 'unsafe'],
])(
  'a deposit at a gateway that answers with %s is left to pay there, and its channel is the one used last',
  async (_, url, page) => {
    answer = { success: true, url, message: 'Taken' };
    expect(await send()).toMatchObject({
      status: 'done',
      value: { message: 'Taken', payment: { gateway: 'Bank 21', page } },
    });
    const [, { body } = {}] =
      vi.mocked(fetch).mock.calls.find(([address]) => String(address).includes('add-deposit')) ??
      [];
    expect((body as FormData).get('add_deposit[deposit_bank_id]')).toBe('21');
    expect(readUsedChannels('7')).toEqual({ payment_gateway: '21' });
    expect(tab.close.mock.calls.length).toBe(page === 'unsafe' ? 1 : 0);
  },
);

test('a deposit that is refused leaves no tab, no channel and nothing to pay; one to a bank opens no tab', async () => {
  answer = { success: false, message: 'No' };
  expect(await send()).toMatchObject({ status: 'refused' });
  expect([tab.close.mock.calls.length, readUsedChannels('7')]).toEqual([1, {}]);
  answer = { success: true };
  vi.mocked(open).mockClear();
  expect(await send({ method: 'fund_transfer', channel: '11', amount: '20' })).toMatchObject({
    status: 'done',
    value: { payment: undefined },
  });
  expect(open).not.toHaveBeenCalled();
});

test('a deposit that was found again is left to pay at its gateway, whose page is lost, and not at a bank', () => {
  const lost = (change = {}) =>
    rules.lostPayment?.({ ...FILLED, receipt: undefined, ...change }, CHOICES);
  expect(lost()).toEqual({ gateway: 'Bank 21', page: 'lost' });
  expect(lost({ channel: '99' })).toEqual({ gateway: '', page: 'lost' });
  expect(lost({ method: 'fund_transfer', channel: '11' })).toBeUndefined();
});

test('after a deposit its promotion is gone from the address, and what else stands there stays', async () => {
  history.replaceState({ step: 0 }, '', '/deposit?promotion=3&ref=x');
  rules.onDone?.();
  await vi.waitFor(() => expect(location.search).toBe('?ref=x'));
  expect(history.state).toEqual({ step: 0 });
});

test('what can be chosen is asked for, and its refusal is a problem', async () => {
  expect(await rules.load()).toMatchObject({
    ok: false,
    problem: { kind: 'refused', message: 'Closed' },
  });
  for (const { load } of [withdrawForm, transferForm])
    expect(await load()).toMatchObject({ ok: true, value: { providers: [LOTUS] } });
});

test.each([
  ['its only account', playerWith(bank('1')), '1'],
  ['the one that is the default', playerWith(bank('1'), bank('2', { isDefault: true })), '2'],
  ['none of several', playerWith(bank('1'), bank('2')), ''],
  ['none whose number is not known', playerWith(bank('1', { accountNumber: '' })), ''],
  ['none where there is none', { id: '7' } as Player, ''],
])('a new withdrawal goes from the main wallet to %s', (_, player, id) => {
  const values = withdrawForm.newValues({ providers: PROVIDERS }, player);
  expect(values).toEqual({ provider: '1', amount: '', bank: id });
  expect(withdrawForm.newValues({ providers: [] }, player).provider).toBe('');
});

test('a withdrawal opens with its draft as far as that can still be chosen, is reviewed, and needs an account', () => {
  const draft = { provider: '5', amount: '10', bank: '1' };
  expect(withdrawForm.restore(draft, { providers: PROVIDERS }, RAHIM)).toEqual(draft);
  const gone = { ...draft, provider: '9', bank: '9' };
  expect(withdrawForm.restore(gone, { providers: PROVIDERS }, RAHIM)).toEqual({
    provider: '1',
    amount: '10',
    bank: '1',
  });
  expect([withdrawForm.question?.(draft), withdrawForm.kind, withdrawForm.source]).toEqual([
    'review',
    'withdraw',
    'provider',
  ]);
  const problems = (player: Player) =>
    validate(withdrawForm.schema({ providers: PROVIDERS }, player), { ...draft, bank: '' }).errors;
  expect([problems(RAHIM), problems(playerWith())]).toEqual([
    { bank: 'bankRequired' },
    { bank: 'bankMissing' },
  ]);
});

test('a new transfer leaves the main wallet', () => {
  history.replaceState(null, '', '/transfer');
  const empty = { from: '1', to: '', amount: '' };
  expect(transferForm.newValues({ providers: PROVIDERS }, RAHIM)).toEqual(empty);
  expect([transferForm.kind, transferForm.source, transferForm.question]).toEqual([
    'transfer',
    'from',
    undefined,
  ]);
});

test.each([
  ['', {}, { from: '5', to: '1' }],
  ['', { from: '9' }, { from: '1', to: '1' }],
  ['?to=5', {}, { from: '1', to: '5' }],
  ['?to=5', { address: '?to=5' }, { from: '5', to: '1' }],
  ['?ref=x', {}, { from: '5', to: '1' }],
])(
  'a transfer opens with what its address (%j) asks for, which comes before a draft of another address: %j',
  (search, change, ends) => {
    history.replaceState(null, '', `/transfer${search}`);
    const draft = { from: '5', to: '1', amount: '10', address: '', ...change };
    expect(transferForm.restore(draft, { providers: PROVIDERS }, RAHIM)).toEqual({
      ...ends,
      amount: '10',
    });
  },
);
