import * as v from 'valibot';
import { Count, Id, Sen, Text } from './fields.ts';

/** Promotions in the order the backend lists them. Their texts are `data/promotions/{id}.html`. */
export const Promotions = v.array(
  v.strictObject({
    id: Id,
    /** Null: for readers of every language (decisions, 17). */
    language: v.nullable(Text),
    name: Text,
    /** The promotion whose picture it shares; default: its own. */
    picture: v.optional(Id),
  }),
);

/** What promotions grant with a deposit, as their texts say; a promotion without terms is not offered with deposits. */
export const BonusTerms = v.array(
  v.strictObject({
    /** The same promotion in several languages. */
    promotionIds: v.array(Id),
    percent: Count,
    limit: Sen,
    /** Of deposit plus bonus. */
    turnoverTimes: Count,
    minimumDeposit: Sen,
    days: Count,
    /** Groups of providers; none stands for all. */
    groups: v.optional(v.array(Text)),
    /** How often one player may take it, whatever the language. Default: every time. */
    every: v.optional(v.picklist(['day', 'week', 'once'])),
  }),
);
