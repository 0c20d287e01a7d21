import { describe, expect, test } from 'vitest';
import { parseResponse } from '@/lib/api/response';
import { ROUTES, type RouteName } from '@/lib/api/routes/every-route';
import type { Result } from '@/lib/domain/problem';

const tokens = { success: true, token: 'a-token', refresh_token: 'another' };
const provider = { id: 1, provider_name: 'Matighar' };
const channel = {
  id: 3,
  bank_name: 'Dhansiri Bank',
  account_holder_name: 'A',
  account_no: '0123',
  type: 'NORMAL_BANK',
};
const game = {
  game_name: 'Lamp',
  game_code: 'l-1',
  provider_id: 1,
  provider_name: 'Matighar',
  image: '/l.webp',
};
const row = {
  transaction_id: 'D1',
  type: 'Deposit',
  provider: 'Main',
  amount: '5.00',
  status: 'Approved',
  created_at: '2026-11-21 10:00:00',
};
const user = {
  id: 7,
  username: 'demo1',
  wallet_balance: '5.00',
  user_bank: [{ id: 2, bank_name: 'Dhansiri Bank', account_number: '77' }],
};

/** A good answer of each call that has fields of its own; the others say `success` alone. */
const GOOD: Partial<Record<RouteName, object>> = {
  login: tokens,
  refreshToken: tokens,
  userProfile: { success: true, data: [user] },
  init: {
    data: {
      brand_name: 'Dipnodi',
      provider: { slot: [{ provider_id: 1, provider_name: 'Matighar', image: '/m.webp' }] },
    },
  },
  promotion: {
    data: [{ id: 1, promotion_name: 'Welcome', content: '<p>Hello</p>', language: 'en' }],
  },
  bank: { data: [{ bank_id: 1, bank_name: 'Dhansiri Bank' }] },
  gameList: { success: true, data: [game], page_info: { total_record: 1, page_size: 24 } },
  launchGame: { url: 'https://games.example/l-1' },
  gameAccountBalance: { credit: '5.00' },
  report: { success: true, data: [row], total_record: 1, current_page: 1 },
  preDeposit: {
    success: true,
    data: { game_provider: [provider], deposit_bank: { fund_transfer: [channel] }, promotion: [] },
  },
  preWithdraw: { success: true, data: { game_provider: [provider] } },
  preTransfer: { success: true, data: { game_provider: [provider] } },
};
const goodAnswer = (name: RouteName) => GOOD[name] ?? { success: true, message: 'Done' };

const parse = (name: RouteName, status: number, body: unknown): Result<unknown> =>
  parseResponse(ROUTES[name], status, typeof body === 'string' ? body : JSON.stringify(body));

const names = Object.keys(ROUTES) as RouteName[];
const page = '<!DOCTYPE html><title>Bad gateway</title>';

type Change = (value: unknown) => unknown;

/** Changes the fields of an answer but `success`, so that it still counts as one. */
const changeFields = (answer: object, change: Change) =>
  Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, key === 'success' ? value : change(value)]),
  );

/** The same with the values inside of them. */
const changeValues = (answer: object, change: Change) =>
  JSON.parse(JSON.stringify(answer), (key, value) =>
    key === 'success' || typeof value === 'object' ? value : change(value),
  );

function otherType(value: unknown): unknown {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number') return [value];
  return typeof value === 'boolean' ? 'perhaps' : [value];
}

/** Strings that stand where a text is shown. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe.each(names)('%s', (name) => {
  const { decidesSession } = ROUTES[name];
  const good = goodAnswer(name);

  test('takes a good answer, also with a status 201', () => {
    expect(parse(name, 200, good)).toMatchObject({ ok: true });
    expect(parse(name, 201, good)).toMatchObject({ ok: true });
  });

  test.each([
    ['nothing', 204, ''],
    ['a page', 200, page],
    ['a page of a gateway', 502, page],
    ['text', 200, 'Internal error'],
    ['null', 200, 'null'],
    ['a list', 200, '[]'],
    ['half of the answer', 200, JSON.stringify(good).slice(0, -5)],
    ['a good answer with a status 500', 500, { ...good, success: true }],
    ['megabytes of text', 200, 'x'.repeat(5_000_000)],
  ])('cannot read %s', (_kind, status, body) => {
    expect(parse(name, status, body)).toMatchObject({ ok: false, problem: { kind: 'unreadable' } });
  });

  test('knows maintenance by its status', () => {
    expect(parse(name, 503, page)).toMatchObject({ ok: false, problem: { kind: 'maintenance' } });
  });

  test('keeps the backend’s words of a refusal, tags included, and drops what is no words', () => {
    const kind = decidesSession ? 'signedOut' : 'refused';
    const no = (message: unknown) => parse(name, 200, { success: false, message });
    expect(no('Use code <b>WELCOME</b>\nbefore noon')).toMatchObject({
      ok: false,
      problem: { kind, message: 'Use code <b>WELCOME</b> before noon' },
    });
    for (const message of [
      undefined,
      null,
      'undefined',
      '[object Object]',
      '{"code":12}',
      { code: [12] },
      '\ufffd\ufffd',
    ]) {
      expect(no(message)).toMatchObject({ ok: false, problem: { kind, message: undefined } });
    }
  });

  const either: [string, unknown][] = [
    ['fields of other types', changeFields(good, otherType)],
    ['values of other types', changeValues(good, otherType)],
    ['fields that are null', changeFields(good, () => null)],
    ['values that are null', changeValues(good, () => null)],
    ['success alone', { success: true }],
    ['an empty object', {}],
    [
      'keys that change prototypes',
      JSON.stringify(good)
        .replaceAll('{', '{"__proto__":{"polluted":"yes"},"constructor":null,')
        .replaceAll(',}', '}'),
    ],
    ['lists 50,000 deep', `{"success":true,"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ];

  test.each(either)(
    'takes or refuses %s, and gives nothing on that nobody could read',
    (_kind, body) => {
      const result = parse(name, 200, body);
      const texts = result.ok ? textsIn(result.value) : textsIn({ ...result.problem, kind: '' });
      expect(texts.filter((text) => /\[object|^undefined$|^null$|^NaN$/.test(text))).toEqual([]);
      expect('polluted' in {}).toBe(false);
    },
  );
});
