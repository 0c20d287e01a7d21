import * as v from 'valibot';
import {
  choices,
  MessageOrUndefined,
  RecordOrEmpty,
  RequiredText,
  TermOrUndefined,
  TextOrEmpty,
} from '../wire/lenient-fields.ts';

const ProviderRow = v.pipe(
  v.object({ id: RequiredText, provider_name: RequiredText }),
  v.transform((row) => ({ id: row.id, name: row.provider_name })),
);

/** The spec names no field for a QR code's picture, so `qr_image` is optional. */
const ChannelRow = v.pipe(
  v.object({
    id: RequiredText,
    bank_name: TextOrEmpty,
    account_holder_name: TextOrEmpty,
    // A number pasted from elsewhere brings invisible marks along, which a bank's app would count as digits.
    account_no: v.pipe(
      TextOrEmpty,
      v.transform((number) => number.replaceAll(/\p{Cf}/gu, '')),
    ),
    type: TextOrEmpty,
    qr_image: TextOrEmpty,
  }),
  // Nobody can pay into an account without its number.
  v.check(({ type, account_no }) => type !== 'NORMAL_BANK' || account_no !== ''),
  v.transform((row) => ({
    id: row.id,
    bankName: row.bank_name,
    holderName: row.account_holder_name,
    accountNumber: row.account_no,
    type: row.type,
    qrImage: row.qr_image,
  })),
);

/** The spec names no field for what a promotion gives, so its terms are optional. The turnover is that of deposit and bonus together. */
const PromotionRow = v.pipe(
  v.object({
    id: RequiredText,
    promotion_name: RequiredText,
    bonus_percent: v.optional(TermOrUndefined, ''),
    bonus_limit: v.optional(TermOrUndefined, ''),
    turnover_times: v.optional(TermOrUndefined, ''),
    minimum_deposit: v.optional(TermOrUndefined, ''),
  }),
  v.transform((row) => {
    const {
      bonus_percent: percent,
      bonus_limit: limit,
      turnover_times: turnoverTimes,
      minimum_deposit: minimumDeposit,
    } = row;
    const isWhole = percent && turnoverTimes && limit !== undefined && minimumDeposit !== undefined;
    return {
      id: row.id,
      name: row.promotion_name,
      terms: isWhole ? { percent, limit, turnoverTimes, minimumDeposit } : undefined,
    };
  }),
);

/** Without any, nothing could be chosen in a required field. */
const providers = v.pipe(choices('Providers', ProviderRow), v.nonEmpty());
const channels = choices('Deposit channels', ChannelRow);

/** What can be chosen for a withdrawal or a transfer (spec section 3). */
export const PreCheckReply = v.pipe(
  v.object({ data: v.object({ game_provider: providers }) }),
  v.transform(({ data }) => ({ providers: data.game_provider })),
);

/** What can be chosen for a deposit: channels by method (spec section 3). */
export const PreDepositReply = v.pipe(
  v.object({
    data: v.object({
      game_provider: providers,
      deposit_bank: v.pipe(
        RecordOrEmpty,
        v.object({ fund_transfer: channels, payment_gateway: channels, qr_pay: channels }),
      ),
      promotion: choices('Promotions', PromotionRow),
    }),
  }),
  v.transform(({ data }) => ({
    providers: data.game_provider,
    channels: data.deposit_bank,
    promotions: data.promotion,
  })),
);

/** A deposit may have to be paid at another address, which the caller must check before opening it. */
export const DepositReply = v.pipe(
  v.object({ url: TextOrEmpty, message: MessageOrUndefined }),
  v.transform(({ url, message }) => ({ url: url || undefined, message })),
);
