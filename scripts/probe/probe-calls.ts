import type { RouteName } from '../../src/lib/api/routes/every-route.ts';
import type { EarlierAnswers } from './earlier-answers.ts';

export interface TestAccount {
  username: string;
  password: string;
}

export interface ProbeCall {
  call: RouteName;
  /** What it sends; undefined when earlier answers lack what it needs. */
  input: (earlier: EarlierAnswers, account: TestAccount) => Record<string, unknown> | undefined;
}

/** In major units. */
const AMOUNT = '1.00';
const ACCOUNT_NUMBERS = { added: '00001111', edited: '00002222' };
const nothing = () => ({});

/** The input of a call when all of its values are there. */
function whenAll(values: Record<string, string | undefined>): Record<string, string> | undefined {
  const isComplete = (all: typeof values): all is Record<string, string> => !Object.values(all).includes(undefined);
  return isComplete(values) ? values : undefined;
}

function bankAccount(earlier: EarlierAnswers, accountNumber: string) {
  return whenAll({
    bank_id: earlier.text('bank', 'data', 0, 'bank_id') ?? earlier.text('bank', 'data', 0, 'id'),
    account_holder_name: earlier.text('userProfile', 'data', 0, 'full_name'),
    account_number: accountNumber,
    default: '0',
  });
}

/** From one to another of the providers that a transfer can be between, by their places in the list. */
function transfer(earlier: EarlierAnswers, from: number, to: number) {
  const provider = (index: number) => earlier.text('preTransfer', 'data', 'game_provider', index, 'id');
  return whenAll({ transfer_amount: AMOUNT, transfer_from_provider_id: provider(from), transfer_to_provider_id: provider(to) });
}

/** The ids of the player's bank accounts in each profile: before one is added, and after it. */
const accounts = (earlier: EarlierAnswers) => earlier.ids('userProfile', 'data', 0, 'user_bank');

/** The account that was added. Undefined where that is not certain: the player's own accounts must stay as they are. */
function addedAccount(earlier: EarlierAnswers): string | undefined {
  const [before, after] = accounts(earlier);
  const added = before && after?.filter((id) => !before.includes(id));
  return added?.length === 1 ? added[0] : undefined;
}

/** Calls that only read, and login and refresh, in the order in which each finds what it needs in the answers before it. */
export const READ_CALLS: readonly ProbeCall[] = [
  { call: 'init', input: nothing },
  { call: 'promotion', input: nothing },
  { call: 'bank', input: nothing },
  {
    call: 'gameList',
    input: (earlier) => {
      const provider = ['slot', 'live_casino', 'mobile_slot', 'sport'].map((group) =>
        earlier.text('init', 'data', 'provider', group, 0, 'provider_id'),
      );
      const id = provider.find(Boolean);
      return id === undefined ? undefined : { provider_id: id, page: 0 };
    },
  },
  { call: 'login', input: (_earlier, account) => ({ ...account }) },
  { call: 'refreshToken', input: (earlier) => whenAll({ refresh_token: earlier.text('login', 'refresh_token') }) },
  { call: 'userProfile', input: nothing },
  {
    call: 'report',
    input: () => ({
      type: '',
      start_date: '2020-01-01 00:00:00',
      end_date: '2099-12-31 23:59:59',
      ticket_status: '1',
      page: 1,
      page_size: 10,
    }),
  },
  { call: 'preDeposit', input: nothing },
  { call: 'preWithdraw', input: nothing },
  { call: 'preTransfer', input: nothing },
  {
    call: 'gameAccountBalance',
    input: (earlier) => whenAll({ provider_id: earlier.text('userProfile', 'data', 0, 'user_game_account', 0, 'provider_id') }),
  },
];

/** Calls that change something, in an order that undoes what it can. A deposit and a withdrawal wait for the operator to refuse them. */
export const WRITE_CALLS: readonly ProbeCall[] = [
  {
    call: 'launchGame',
    input: (earlier) => {
      const first = (field: string) => earlier.text('userProfile', 'data', 0, 'user_game_account', 0, field);
      const provider = whenAll({ providerName: first('provider_name'), provider: first('provider_id') });
      return provider && { ...provider, gameCode: '', language: 'en' };
    },
  },
  { call: 'addWithdrawBank', input: (earlier) => bankAccount(earlier, ACCOUNT_NUMBERS.added) },
  { call: 'userProfile', input: nothing },
  {
    call: 'editWithdrawBank',
    input: (earlier) => {
      const account = bankAccount(earlier, ACCOUNT_NUMBERS.edited);
      return account && whenAll({ ...account, id: addedAccount(earlier) });
    },
  },
  { call: 'deleteWithdrawBank', input: (earlier) => whenAll({ id: addedAccount(earlier) }) },
  { call: 'addTransfer', input: (earlier) => transfer(earlier, 0, 1) },
  { call: 'addTransfer', input: (earlier) => transfer(earlier, 1, 0) },
  {
    call: 'addDeposit',
    input: (earlier) =>
      whenAll({
        provider_id: earlier.text('preDeposit', 'data', 'game_provider', 0, 'id'),
        deposit_bank_id: earlier.text('preDeposit', 'data', 'deposit_bank', 'payment_gateway', 0, 'id'),
        deposit_method: 'payment_gateway',
        promotion_id: '',
        deposit_amount: AMOUNT,
      }),
  },
  {
    call: 'addWithdraw',
    input: (earlier) =>
      whenAll({
        withdraw_from: earlier.text('preWithdraw', 'data', 'game_provider', 0, 'id'),
        withdraw_amount: AMOUNT,
        // The account that was added is gone by now.
        withdraw_bank: accounts(earlier)[0]?.[0],
      }),
  },
];

/** Calls that no probe makes, and why. */
export const LEFT_OUT: Readonly<Partial<Record<RouteName, string>>> = {
  requestOtp: 'needs a captcha',
  register: 'needs a captcha and an SMS',
  forgetPassword: 'needs a captcha',
  resetPassword: 'needs an SMS',
  editUser: 'can be done once only',
  changePassword: 'a probe that breaks off would lock the account',
};
