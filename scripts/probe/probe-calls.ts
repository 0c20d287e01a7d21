import type { RouteName } from '../../src/lib/api/routes/every-route.ts';

export interface TestAccount {
  username: string;
  password: string;
}

/** A value inside the last answer of a call: `said('userProfile', 'data', 0, 'id')`; undefined when it is not there, or no text or number. */
export type Said = (call: RouteName, ...path: (string | number)[]) => string | undefined;

/** A call, and what it sends; undefined when earlier answers lack what it needs. */
export type ProbeCall = readonly [
  call: RouteName,
  input: (said: Said, account: TestAccount) => object | undefined,
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
      const id = GROUPS.map((group) =>
        said('init', 'data', 'provider', group, 0, 'provider_id'),
      ).find(Boolean);
      return id === undefined ? undefined : { provider_id: id, page: 0 };
    },
  ],
  ['login', (_said, account) => account],
  [
    'refreshToken',
    (said) => {
      const token = said('login', 'refresh_token');
      return token === undefined ? undefined : { refresh_token: token };
    },
  ],
  ['userProfile', nothing],
  ['report', () => EVERYTHING],
  ['preDeposit', nothing],
  ['preWithdraw', nothing],
  ['preTransfer', nothing],
  [
    'gameAccountBalance',
    (said) => {
      const id = said('userProfile', 'data', 0, 'user_game_account', 0, 'provider_id');
      return id === undefined ? undefined : { provider_id: id };
    },
  ],
];
