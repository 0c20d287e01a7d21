/** Settings and constants of the site (spec section 9), each written once. `scripts/settings/env.ts` checks the settings before a build. */

/** The app's language codes in menu order, as they are used in storage, in the `locale` parameter and in the content. */
export const LANGUAGES = ['en', 'bd', 'cn', 'ms'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE = 'en' satisfies Language;
/** Their tags for `lang`, `hreflang` and `Intl`. */
export const LANGUAGE_TAGS = {
  en: 'en',
  bd: 'bn',
  cn: 'zh-Hans',
  ms: 'ms',
} as const satisfies Record<Language, string>;

export const THEMES = ['Green', 'WhiteGold'] as const;
export type Theme = (typeof THEMES)[number];
export const DEFAULT_THEME = 'Green' satisfies Theme;
/** The sheet with a theme's colours, in `src/styles/themes`. */
export const THEME_SHEETS = {
  Green: 'green.css',
  WhiteGold: 'white-gold.css',
} as const satisfies Record<Theme, string>;

/** Used where the settings name no brand (spec section 3). */
export const DEFAULT_BRAND_NAME = 'SOLUTIONS';
export const DEFAULT_BRAND_DESCRIPTION = 'Best Trusted Online Casino in Bangladesh 2024';

export const CURRENCY_ID = 1;
export const CURRENCY_LABEL = 'RM';
/** For deposits, withdrawals and transfers, in major units. */
export const MIN_AMOUNT = 1;
/** Amounts of a thousand million and above are taken for typing mistakes. */
export const MAX_AMOUNT_DIGITS = 9;
export const COPYRIGHT_SINCE = 2019;

/** The widths in pixels that the pull makes of each kind of picture as AVIF, and that the markup's `srcset` offers. */
export const PICTURE_WIDTHS = {
  banner: [412, 824, 1200, 1600],
  promotion: [360, 720],
  game: [144, 288, 400],
  provider: [180, 360],
} as const satisfies Record<string, readonly number[]>;

/** Of the picture that messengers show for a page, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The banner carousel (spec section 9): settings by the viewport width they start at, in CSS pixels. */
export const CAROUSEL = {
  0: { slidesPerView: 1, spaceBetween: 0 },
  768: { slidesPerView: 1.2, spaceBetween: 10 },
  1024: { slidesPerView: 1.2, spaceBetween: 20 },
} as const;

/** Whether this build is the 'Under Maintenance' page. */
export const isMaintenance = () => import.meta.env['MAINTENANCE'] === 'on';

/** The service worker's file. Every build has it: one without offline pages takes the worker back. */
export const WORKER_PATH = '/service-worker.js';
/** The Trusted Types policy that lets a page register that file, and nothing else. */
export const WORKER_POLICY = 'service-worker';
/** What a page tells the worker once it is idle: that it may be cached, with these files of the bundler. */
export interface CachePageMessage {
  files: string[];
}
/** What the worker caches for when there is no connection: pages opened last, the one that says so, the hashed files of both. */
export const OFFLINE_CACHES = {
  pages: 'kept_pages',
  offline: 'kept_offline',
  files: 'kept_files',
} as const;
/** Where the worker's library notes when each of them was kept. */
export const CACHE_TIMES_DATABASE = 'workbox-expiration';
const DAY_S = 86_400;
/** How much of it, and how long. An offline page that is older is fetched anew as soon as the visitor is back. */
export const OFFLINE_LIMITS = { pages: 20, pageAgeS: 7 * DAY_S, files: 200 } as const;
/** A slow line has this long to answer before a cached page is shown. */
export const SLOW_LINE_S = 3;
/** Whether pages are cached for when there is no connection. */
export const hasOfflinePages = () => import.meta.env.PUBLIC_SERVICE_WORKER === 'on';

/** How long a call may take; a longer one counts as unanswered. */
export const CALL_TIMEOUTS_MS = { read: 15_000, submit: 30_000, upload: 120_000 } as const;
/** How long the captcha's script may take to load, and how long its check may take without a challenge. */
export const CAPTCHA_TIMEOUT_MS = 10_000;

/** Numbers of characters (spec sections 5 and 9). */
export const LENGTHS = {
  loginUsername: { min: 3, max: 50 },
  loginPassword: { min: 6 },
  username: { min: 4, max: 15 },
  password: { min: 4, max: 15 },
  fullName: { min: 2 },
  phone: { min: 8, max: 15 },
  accountNumber: { min: 4 },
  otp: { min: 4, max: 6 },
  changedPassword: { min: 8 },
} as const;

/** Players are this old, or older. */
export const ADULT_AGE = 18;

/** The largest file accepted as a receipt; it is made smaller before it is sent. */
export const MAX_RECEIPT_BYTES = 15_000_000;
export const REPORT_PAGE_SIZE = 10;
/** How many pages of deposits, and of withdrawals, the notice centre loads at most. */
export const MAX_NOTICE_PAGES = 5;
/** A page that shows no account looks for new notices at most this often. */
export const NOTICE_CHECK_MS = 300_000;
/** How many notices the centre shows; unread ones are shown in any case. */
export const MAX_NOTICES = 20;
/** How often the reality check may come, in minutes; every hour at first. 0 is never. */
export const REALITY_CHECK_MINUTES = [15, 30, 60, 120] as const;
export const DEFAULT_REALITY_CHECK_MINUTES = 60;
/** How long a break on a device can be, in days of 24 hours. */
export const BREAK_DAYS = { day: 1, week: 7, month: 30 } as const;
/** The site's clock before UTC: its days are those of Asia/Dhaka, without summer time. Asked for by name, the time zone takes a weak phone 45 ms. */
export const SITE_UTC_OFFSET_MS = 6 * 3_600_000;
/** How long the message of a successful registration is shown before the home page opens. */
export const REGISTRATION_NOTICE_MS = 1_500;
export const BANK_DIALOG_CLOSE_MS = 1_500;

/** Where the browser reaches the backend; empty for the site's own origin. */
export const apiBase = (): string => (import.meta.env.PUBLIC_API_URL ?? '/').replace(/\/$/, '');

/** The country prefixes of phone numbers, shown with a plus (spec section 9); the first one is chosen at first. */
export const phonePrefixes = (): readonly string[] =>
  (import.meta.env.PUBLIC_PHONE_PREFIX || '60').split(',');

/** Where the captcha's loader gets the captcha's own script from. Its folder alone: the hosts have other scripts, too. */
export const CAPTCHA_PARTS = 'https://www.gstatic.com/recaptcha/releases/';

export const captchaSettings = () => ({
  siteKey: import.meta.env.PUBLIC_RECAPTCHA_SITE_KEY,
  src: import.meta.env.PUBLIC_RECAPTCHA_SRC,
});

/** The entries of the browser's timeline that are calls of the backend that failed. */
export const CALL_PROBLEM_MARK = 'call-problem';

/** Where pages report themselves; an empty address means nowhere. Of `sample`, a share from 0 to 1, also how fast they were. */
export const beaconSettings = () => ({
  url: import.meta.env.PUBLIC_REPORT_URL,
  sample: Number(import.meta.env.PUBLIC_REPORT_SAMPLE),
});

/** An empty key means that the site has no realtime service; an empty host means the service's own. */
export const realtimeSettings = () => ({
  key: import.meta.env.PUBLIC_PUSHER_KEY,
  cluster: import.meta.env.PUBLIC_PUSHER_CLUSTER,
  host: import.meta.env.PUBLIC_PUSHER_HOST,
});

/** The games of the build, for the search: a file of the site. */
export const CATALOGUE_PATH = '/catalogue.json';
