import * as v from 'valibot';
import { Count, Id, Sen, Text } from './fields.ts';

const Bonus = v.strictObject({
  title: Text,
  /** The promotion that it came with. */
  promotionId: v.optional(Id),
  amount: Sen,
  turnover: Sen,
  remainingTurnover: Sen,
  /** Counted from the day of the seed. */
  claimedDaysAgo: Count,
  expiresInDays: Count,
});

/** Players of a new sandbox. Invented people. */
export const Players = v.array(
  v.strictObject({
    username: Text,
    password: Text,
    fullName: Text,
    email: v.pipe(v.string(), v.email()),
    /** With its country prefix. */
    phone: v.pipe(v.string(), v.regex(/^60\d{8,15}$/)),
    dob: v.pipe(v.string(), v.isoDate()),
    wallet: Sen,
    gameAccounts: v.array(v.strictObject({ providerId: Id, password: Text, credit: Sen })),
    bankAccounts: v.array(v.strictObject({ bankId: Id, accountNumber: Text })),
    bonuses: v.array(Bonus),
  }),
);

/** Where players pay deposits in. Banks, services and numbers are invented. */
export const DepositChannels = v.array(
  v.strictObject({
    id: Id,
    method: v.picklist(['fund_transfer', 'payment_gateway', 'qr_pay']),
    type: v.picklist(['NORMAL_BANK', 'PAYMENT_GATEWAY', 'QR_PAY']),
    bankName: Text,
    accountHolderName: Text,
    accountNumber: Text,
    /** Name of its picture, `data/qr/{name}.png`. */
    qr: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]+$/))),
  }),
);
