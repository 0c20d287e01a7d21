import * as v from 'valibot';
import type { Player } from '../../domain/player.ts';
import { DecimalOrEmpty, RequiredText, rowsIfSent, TextOrEmpty } from '../wire/lenient-fields.ts';

/** Without an end, since some backends append a time. */
const DATE = /^\d{4}-\d\d-\d\d/;

const GameAccountRow = v.pipe(
  v.object({ provider_id: RequiredText, provider_name: TextOrEmpty, username: TextOrEmpty, password: TextOrEmpty }),
  v.transform((row) => ({
    providerId: row.provider_id,
    providerName: row.provider_name,
    username: row.username,
    password: row.password,
  })),
);

/** Spec section 3 gives a second name for some of the fields, in brackets. */
const BankAccountRow = v.pipe(
  v.object({
    id: RequiredText,
    bank_id: TextOrEmpty,
    bank_name: TextOrEmpty,
    name: TextOrEmpty,
    account_holder_name: TextOrEmpty,
    account_holder: TextOrEmpty,
    account_number: TextOrEmpty,
    is_default: v.optional(v.unknown(), null),
  }),
  v.transform((row) => ({
    id: row.id,
    bankId: row.bank_id,
    bankName: row.bank_name || row.name,
    holderName: row.account_holder_name || row.account_holder,
    accountNumber: row.account_number,
    isDefault: ['1', 'true'].includes(String(row.is_default)),
  })),
);

const BonusRow = v.pipe(
  v.object({
    date: TextOrEmpty,
    bonus_title: TextOrEmpty,
    turnover: DecimalOrEmpty,
    remaining_turnover: DecimalOrEmpty,
    expired_date: TextOrEmpty,
  }),
  v.transform((row) => ({
    date: row.date,
    title: row.bonus_title,
    turnover: row.turnover,
    remainingTurnover: row.remaining_turnover,
    expiresAt: row.expired_date,
  })),
);

const UserRow = v.pipe(
  v.object({
    id: TextOrEmpty,
    uuid: TextOrEmpty,
    username: TextOrEmpty,
    full_name: TextOrEmpty,
    dob: TextOrEmpty,
    wallet_balance: DecimalOrEmpty,
    user_game_account: rowsIfSent(GameAccountRow),
    user_bank: rowsIfSent(BankAccountRow),
    bonus_history: rowsIfSent(BonusRow),
  }),
  v.check(({ id, uuid }) => Boolean(id || uuid)),
  v.transform(
    (row): Player => ({
      id: row.id || row.uuid,
      ...(row.uuid && { uuid: row.uuid }),
      username: row.username,
      fullName: row.full_name,
      ...(DATE.test(row.dob) && { dob: row.dob.slice(0, 10) }),
      walletBalance: row.wallet_balance,
      // The wallet adds their balances up.
      ...(row.user_game_account && {
        gameAccounts: [...new Map(row.user_game_account.map((account) => [account.providerId, account])).values()],
      }),
      ...(row.user_bank && { bankAccounts: row.user_bank }),
      ...(row.bonus_history && { bonuses: row.bonus_history }),
    }),
  ),
);

/** The player (spec section 7, `GET /v1/user-profile`), who is the first of a list. Either id is required; everything else may be missing. */
export const ProfileReply = v.pipe(
  v.object({ data: v.unknown() }),
  v.transform(({ data }) => (Array.isArray(data) ? data[0] : data)),
  UserRow,
);
