import * as v from 'valibot';
import type { Player } from '../../domain/player.ts';
import { daysBefore, isDay } from '../../domain/site-day.ts';
import {
  DecimalOrEmpty,
  firstOfEach,
  listOf,
  RequiredText,
  rowsIfSent,
  TextOrEmpty,
} from '../wire/lenient-fields.ts';

/** A day, with the time and the zone that some backends add. */
const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(?::[\d.]+)? ?(?:Z|UTC|([+-]\d\d):?\d\d))?/;

/** A day of birth. Backends east of Greenwich send the moment at which it began there, which is the evening before in UTC. */
function dayOfBirth(sent: string): string | undefined {
  const [, day = '', hour, minute, zone] = DATE.exec(sent) ?? [];
  if (!isDay(day)) return undefined;
  const hours = Number(hour ?? 0) + Number(minute ?? 0) / 60 - Number(zone ?? 0);
  return hours > 12 ? daysBefore(day, -1) : day;
}

const GameAccountRow = v.pipe(
  v.object({
    provider_id: RequiredText,
    provider_name: TextOrEmpty,
    username: TextOrEmpty,
    password: TextOrEmpty,
  }),
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
      dob: dayOfBirth(row.dob),
      walletBalance: row.wallet_balance,
      // The wallet adds their balances up.
      ...(row.user_game_account && {
        gameAccounts: [
          ...new Map(
            row.user_game_account.map((account) => [account.providerId, account]),
          ).values(),
        ],
      }),
      ...(row.user_bank && { bankAccounts: firstOfEach('Bank accounts', row.user_bank) }),
      ...(row.bonus_history && { bonuses: row.bonus_history }),
    }),
  ),
);

/** The player (spec section 7, `GET /v1/user-profile`), who is the first of a list. Either id is required; everything else may be missing. */
export const ProfileReply = v.pipe(
  v.object({ data: v.unknown() }),
  v.transform(({ data }) => listOf(data)?.[0] ?? data),
  UserRow,
);
