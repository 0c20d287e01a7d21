import * as v from 'valibot';
import type { Player } from '../../domain/player.ts';
import { LooseDecimal, LooseText, looseRows, NeededText } from '../wire/loose.ts';

/** Some backends append a time. */
const DATE = /^\d{4}-\d\d-\d\d/;

const GameAccountRow = v.pipe(
  v.object({ provider_id: NeededText, provider_name: LooseText, username: LooseText, password: LooseText }),
  v.transform((row) => ({
    providerId: row.provider_id,
    providerName: row.provider_name,
    username: row.username,
    password: row.password,
  })),
);

/** The names in brackets in spec section 3 are the other names of the same fields. */
const BankAccountRow = v.pipe(
  v.object({
    id: NeededText,
    bank_id: LooseText,
    bank_name: LooseText,
    name: LooseText,
    account_holder_name: LooseText,
    account_holder: LooseText,
    account_number: LooseText,
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
  v.object({ date: LooseText, bonus_title: LooseText, turnover: LooseDecimal, remaining_turnover: LooseDecimal, expired_date: LooseText }),
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
    id: LooseText,
    uuid: LooseText,
    username: LooseText,
    full_name: LooseText,
    email: LooseText,
    phone: LooseText,
    dob: LooseText,
    wallet_balance: LooseDecimal,
    user_game_account: looseRows(GameAccountRow),
    user_bank: looseRows(BankAccountRow),
    bonus_history: looseRows(BonusRow),
  }),
  v.check(({ id, uuid }) => Boolean(id || uuid)),
  v.transform(
    (row): Player => ({
      id: row.id || row.uuid,
      ...(row.uuid && { uuid: row.uuid }),
      username: row.username,
      fullName: row.full_name,
      ...(row.email && { email: row.email }),
      ...(row.phone && { phone: row.phone }),
      ...(DATE.test(row.dob) && { dob: row.dob.slice(0, 10) }),
      walletBalance: row.wallet_balance,
      gameAccounts: row.user_game_account,
      bankAccounts: row.user_bank,
      bonuses: row.bonus_history,
    }),
  ),
);

/** The player (spec section 7, `GET /v1/user-profile`): the first of a list. Only an id of either kind is needed; the rest may be missing. */
export const ProfileReply = v.pipe(
  v.object({ data: v.unknown() }),
  v.transform(({ data }) => (Array.isArray(data) ? data[0] : data)),
  UserRow,
);
