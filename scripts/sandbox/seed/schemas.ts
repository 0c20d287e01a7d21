import * as v from 'valibot';

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
/** An amount in minor units. */
const Sen = v.pipe(v.number(), v.integer(), v.minValue(0));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Text = v.pipe(v.string(), v.nonEmpty());
/** A text by language code. */
export const Translations = v.record(Text, Text);

/** Invented companies only. One has exactly one page of games, and one a name that must be encoded in an address. */
export const Providers = v.array(
  v.strictObject({
    id: Id,
    name: Text,
    group: v.picklist(['live_casino', 'slot', 'mobile_slot', 'sport']),
    /** How its games' pictures look: each is `data/pictures/games/{style}-{motif}.webp`. */
    style: v.picklist(['festival', 'garden', 'medallion', 'neon', 'river']),
    /** How many games it has, and how their codes begin. */
    games: Count,
    prefix: v.pipe(v.string(), v.regex(/^[a-z]{3}$/)),
    /** How it answers balance and launch calls; default: normally. */
    behaviour: v.optional(v.picklist(['slow', 'maintenance'])),
    /** Whether it opens an account for every new player. */
    opensAccounts: v.optional(v.boolean()),
  }),
);

/** Names of games, in the order they are dealt to the providers of their group, and what their pictures show. */
export const GameNames = v.array(v.strictObject({ name: Text, motif: Text }));

/** Names of games by what their pictures show. */
export const NamesByMotif = v.record(Text, v.array(Text));

/** Names of the hot games, the most played first. */
export const HotGames = v.array(Text);

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
    bankName: Text,
    accountNumber: Text,
    /** Name of its picture, `data/qr/{name}.png`. */
    qr: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]+$/))),
  }),
);

/** Promotions in the order the backend lists them. Their texts are `data/promotions/{id}.html`. */
export const Promotions = v.array(
  v.strictObject({
    id: Id,
    /** Null: for readers of every language. */
    language: v.nullable(Text),
    name: Text,
    /** The promotion whose picture it shares; default: its own. */
    picture: v.optional(Id),
  }),
);

/** What promotions grant with a deposit, as their texts say. A promotion without terms is not offered with deposits. */
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
  }),
);

const THEMES = ['Green', 'WhiteGold'] as const;

/** Site settings. */
export const Settings = v.strictObject({
  brandName: Text,
  theme: v.picklist(THEMES),
  languages: v.array(v.strictObject({ code: Text, name: Text })),
  brandDescription: Translations,
  /** Messages by language code. */
  marquee: v.record(Text, v.array(Text)),
  /** Names; each has a picture in `data/pictures`. */
  partners: v.array(Text),
  payments: v.array(Text),
  /** `n` chooses the picture, and `title` says what it shows. The words over it, which lead to `link`, are by language code. */
  banners: v.array(
    v.strictObject({
      n: Id,
      title: Text,
      link: Text,
      words: v.record(Text, v.strictObject({ heading: Text, line: Text })),
    }),
  ),
  announcements: v.array(v.strictObject({ id: Id, title: Translations, content: Translations })),
  contacts: v.array(v.strictObject({ type: v.picklist(['WHATSAPP', 'TELEGRAM', 'LIVECHAT']), content: v.pipe(v.string(), v.url()) })),
  banks: v.array(v.strictObject({ id: Id, name: Text })),
});

/** A page's title and description for search engines. Some addresses end in a slash on purpose: it must not matter. */
export const SearchEntries = v.array(v.strictObject({ url: Text, title: Text, description: Text, og_title: Text, og_description: Text }));
