import type { RouteName } from '../../src/lib/api/routes/every-route.ts';

export interface TestAccount {
  username: string;
  password: string;
}

/** A value inside the last answer of a call: `said('userProfile', 'data', 0, 'id')`; undefined when it is not there, or no text or number. */
export type Said = (call: RouteName, ...path: (string | number)[]) => string | undefined;

/** A call, and the fields that it sends; those that earlier answers lack are undefined. */
export type ProbeCall = readonly [
  call: RouteName,
  input: (said: Said, account: TestAccount) => object,
];

const nothing = () => ({});
const GROUPS = ['slot', 'live_casino', 'mobile_slot', 'sport'];
const EVERYTHING = {
  type: '',
  start_date: '2020-01-01 00:00:00',
  end_date: '2099-12-31 23:59:59',
  ticket_status: '1',
  page: 1,
  page_size: 10,
};

/** Calls that only read, and login and refresh, in the order in which each finds what it needs in the answers before it. */
export const READ_CALLS: readonly ProbeCall[] = [
  ['init', nothing],
  ['promotion', nothing],
  ['bank', nothing],
  [
    'gameList',
    (said) => {
      const ids = GROUPS.map((group) => said('init', 'data', 'provider', group, 0, 'provider_id'));
      return { provider_id: ids.find(Boolean), page: 0 };
    },
  ],
  ['login', (_said, account) => account],
  ['refreshToken', (said) => ({ refresh_token: said('login', 'refresh_token') })],
  ['userProfile', nothing],
  ['report', () => EVERYTHING],
  ['preDeposit', nothing],
  ['preWithdraw', nothing],
  ['preTransfer', nothing],
  [
    'gameAccountBalance',
    (said) => ({
      provider_id: said('userProfile', 'data', 0, 'user_game_account', 0, 'provider_id'),
    }),
  ],
];
