import type * as keys from './storage-keys.ts';

/** Keys in local storage that the spec names (section 3). */
export const TOKEN_KEY = 'token';
export const REFRESH_TOKEN_KEY = 'refresh_token';
export const REF_KEY = 'ref';
export const LANGUAGE_KEY = 'lng';

/** Marks a login without 'remember me': its tokens are valid while the session cookie of the same name exists, since other tabs need them, too. */
export const SESSION_ONLY_KEY = 'session_only';

/** A new value with every login, by which a page knows another player's tokens from its own that were refreshed. */
export const LOGIN_KEY = 'login_id';

/** When the player logged in, in milliseconds of the device's clock. */
export const LOGIN_AT_KEY = 'login_at';

/** Until when no tab asks for a new token, after a refresh that failed: a backend that comes back must not meet every open page at once. */
export const REFRESH_PAUSE_KEY = 'refresh_pause';

/** Games played last on this device. */
export const RECENT_KEY = 'recent_games';

/** In session storage after a `force_token` sign-in, so that the next page names the account, which a link may have chosen. */
export const FORCED_SIGN_IN_KEY = 'forced_sign_in';

/** The payment channels that the player used last on this device, until the logout. */
export const USED_CHANNELS_KEY = 'used_channels';

/** The break on this device: its end by the device's clock, its length, and its end by the backend's clock where that is known. */
export const BREAK_KEY = 'break';

/** In session storage: what was typed into a form or sent with it, each under this and the form's name, and the promotions that were offered. */
export const DRAFT_PREFIX = 'draft_';

/** What the player has chosen of reality checks on this device, whoever is logged in. */
export const REALITY_CHECK_KEY = 'reality_check';

/** The budgets that the players of this device have set, by player. */
export const BUDGETS_KEY = 'budgets';

/** How many notices the player had not read when that was last found out. */
export const UNREAD_COUNT_KEY = 'notices_unread';

/** The outcomes of requests that the player has seen on this device. */
export const SEEN_OUTCOMES_KEY = 'outcomes_seen';

/** The last money requests of this browser, in all tabs: a hash of each, when it was sent, and whether it was answered. */
export const REQUEST_LOG_KEY = 'money_sent';

/** When a code may be sent to a phone again, for a registration and for a new password. */
export const REGISTER_WAIT_KEY = 'register_wait';
export const RESET_WAIT_KEY = 'reset_wait';

/** In session storage from a registration until the welcome on the home page is closed. */
export const WELCOME_KEY = 'welcome';

/** In session storage from a guest's tap on a game until the player is back on its page. */
export const WANTED_GAME_KEY = 'wanted_game';

/** In session storage: a page's list of games as it was left, each under this and the page's path. */
export const GAME_LIST_PREFIX = 'games ';

/** The ids of the announcements that were closed on this device. */
export const CLOSED_ANNOUNCEMENTS_KEY = 'announcements_closed';

type Prefix = typeof DRAFT_PREFIX | typeof GAME_LIST_PREFIX;

/** What may be stored: all that this file declares, and nothing else. The privacy page names each (tests/e2e/service-worker/private.test.ts). */
export type StorageKey = Exclude<(typeof keys)[keyof typeof keys], Prefix> | `${Prefix}${string}`;
